import { isStreetAddress, privacyOf, townOf, type ParsedPerson, type PrivacyChoices } from "@vitrine/model";
import { Segments } from "@vitrine/ui";
import type { ReactNode } from "react";

type PrivatePartProps = {
  person: ParsedPerson;
  hasPicture: boolean;
  chosen: PrivacyChoices;
  onChoose: (chosen: PrivacyChoices) => void;
};

const shown = { value: "shown", label: "Shown" } as const;
const hidden = { value: "hidden", label: "Hidden" } as const;
const town = { value: "town", label: "Town only" } as const;

/** What everybody could read on a public page is asked about first: where somebody lives, their phone, their picture. */
export function PrivatePart({ person, hasPicture, chosen, onChoose }: PrivatePartProps) {
  const privacy = privacyOf(person, chosen);
  const hasStreet = isStreetAddress(person.location);
  if (person.location === "" && person.phone === "" && !hasPicture) return null;
  return (
    <section aria-label="Before it goes public" className="mt-6 border-t border-line pt-5">
      <h3 className="text-h3">Before it goes public</h3>
      <p className="mt-1 max-w-[64ch] text-caption text-muted">
        Choose what your site shows. A date of birth, a nationality and a street stay hidden unless you say otherwise.
      </p>
      {person.location === "" ? null : (
        <Fact label={hasStreet ? "Address" : "Place"} value={siteLocation(person.location, privacy.location)}>
          <Segments
            label={hasStreet ? "Address on the site" : "Place on the site"}
            items={hasStreet ? [shown, town, hidden] : [shown, hidden]}
            value={privacy.location}
            onValueChange={(location) => onChoose({ location })}
          />
        </Fact>
      )}
      {person.phone === "" ? null : (
        <Fact label="Phone" value={privacy.phone === "hidden" ? "" : person.phone}>
          <Segments
            label="Phone on the site"
            items={[shown, hidden]}
            value={privacy.phone}
            onValueChange={(phone) => onChoose({ phone })}
          />
        </Fact>
      )}
      {hasPicture ? (
        <Fact label="Picture" value={privacy.picture === "hidden" ? "" : "Your photo"}>
          <Segments
            label="Picture on the site"
            items={[shown, hidden]}
            value={privacy.picture}
            onValueChange={(picture) => onChoose({ picture })}
          />
        </Fact>
      ) : null}
    </section>
  );
}

function siteLocation(location: string, choice: "shown" | "town" | "hidden"): string {
  if (choice === "hidden") return "";
  return choice === "town" ? townOf(location) : location;
}

/** A fact as the site will show it, beside its choice. */
function Fact({ label, value, children }: { label: string; value: string; children: ReactNode }) {
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="min-w-0 text-app">
        <span dir="auto" className="wrap-anywhere">{`${label}: ${value === "" ? "not on the site" : value}`}</span>
      </p>
      {children}
    </div>
  );
}
