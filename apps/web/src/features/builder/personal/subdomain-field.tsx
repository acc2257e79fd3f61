import { useQuery } from "@tanstack/react-query";
import { isAllowedSubdomain, subdomainFromName, personName } from "@vitrine/model";
import { Button, Field, TextInput } from "@vitrine/ui";
import { useDeferredValue } from "react";
import { quietApi } from "../../../lib/api.ts";
import type { DraftStore } from "../draft/draft-store.ts";
import { draftedWebsite, type Draft } from "../draft/draft.ts";

/** The site's own address, checked for availability while it is typed. */
export function SubdomainField({ store, draft }: { store: DraftStore; draft: Draft }) {
  const website = draftedWebsite(draft);
  const subdomain = website.subdomain ?? "";
  const asked = useDeferredValue(subdomain);
  const isNew = asked !== "" && asked !== draft.base.subdomain;
  const availability = useQuery({
    queryKey: ["subdomain", asked, website.id],
    queryFn: async ({ signal }) =>
      (
        await quietApi.websites.subdomainAvailability(
          { query: { subdomain: asked, website_id: website.id } },
          { signal },
        )
      ).data,
    enabled: isNew && isAllowedSubdomain(asked),
    staleTime: 10_000,
  });
  const set = (value: string) =>
    store.dispatch({ type: "edited", path: "subdomain", value: value === "" ? null : value.trim().toLowerCase() });
  const suggestion = subdomainFromName(personName(website));
  return (
    <Field
      label="Web Address"
      optional
      error={problemOf(asked, isNew, availability.data)}
      help={
        <>
          {helpOf(subdomain, isNew, availability.data?.available)}
          {subdomain === "" ? (
            <Button
              variant="quiet"
              size="small"
              className="-ms-3 flex! max-w-full whitespace-normal!"
              onClick={() => set(suggestion)}
            >
              Use {suggestion}
            </Button>
          ) : null}
        </>
      }
    >
      <TextInput
        value={subdomain}
        maxLength={63}
        autoCapitalize="none"
        spellCheck={false}
        leading={<span className="text-muted">{window.location.host}/p/</span>}
        onChange={(event) => set(event.target.value)}
      />
    </Field>
  );
}

type Availability = { available: boolean; reason: string | null } | undefined;

function problemOf(subdomain: string, isNew: boolean, availability: Availability): string | undefined {
  if (!isNew) return undefined;
  if (!isAllowedSubdomain(subdomain))
    return "Use 3 to 63 letters, digits or hyphens, without a hyphen at either end. Some words are reserved.";
  return availability && !availability.available ? (availability.reason ?? "This address is taken.") : undefined;
}

function helpOf(subdomain: string, isNew: boolean, isAvailable: boolean | undefined): string {
  if (subdomain === "") return "Given by itself when the site first leaves draft.";
  if (!isNew) return "Changing it breaks links that people already have.";
  return isAvailable ? "This address is free." : "Checking…";
}
