import type { ParsedPerson } from "@vitrine/model";
import { DropPlace } from "./drop-place.tsx";
import { EditableValue } from "./editable-value.tsx";

const base = "/personal_info";

const contacts = [
  ["email", "Email"],
  ["phone", "Phone"],
  ["location", "Location"],
] as const;

/** Name, title, contact and summary. */
export function PersonPart({ person }: { person: ParsedPerson }) {
  return (
    <section aria-label="Personal information">
      <p className="font-display text-h2">
        <EditableValue pointer={`${base}/name`} label="Name" value={person.name} />
      </p>
      <p className="mt-1">
        <EditableValue pointer={`${base}/title`} label="Professional title" value={person.title} />
      </p>
      <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-app">
        {contacts.map(([field, label]) => (
          <div key={field} className="col-span-2 grid grid-cols-subgrid items-baseline">
            <dt className="text-caption text-muted">{label}</dt>
            <dd className="min-w-0">
              <EditableValue pointer={`${base}/${field}`} label={label} value={person[field]} />
            </dd>
          </div>
        ))}
        {person.links.map((link, index) => (
          <div key={`${link.label} ${link.url}`} className="col-span-2 grid grid-cols-subgrid items-baseline">
            <dt className="text-caption text-muted">{link.label || "Link"}</dt>
            <dd className="min-w-0">
              <EditableValue pointer={`${base}/links/${index}/url`} label={link.label || "Link"} value={link.url} />
            </dd>
          </div>
        ))}
      </dl>
      <DropPlace list="summary">
        <p className="mt-3 max-w-[64ch] whitespace-pre-line">
          <EditableValue pointer={`${base}/summary`} label="Summary" value={person.summary} isLong />
        </p>
      </DropPlace>
    </section>
  );
}
