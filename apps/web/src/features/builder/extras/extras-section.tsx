import { kindOrder, sectionKinds, type SectionKind, type Website } from "@vitrine/model";
import { useState } from "react";
import { EntriesEditor } from "../sections/entries-editor.tsx";
import { newSection } from "../sections/new-section.ts";
import { plainListOf, readEntries } from "../work/section-entries.ts";

const kinds = sectionKinds
  .filter(({ name }) => plainListOf(name) !== null)
  .toSorted((a, b) => kindOrder(a.name) - kindOrder(b.name));

/** Everything else that a CV brought, list by list. */
export function ExtrasSection({ website }: { website: Website }) {
  return (
    <section aria-labelledby="section-extras" className="flex flex-col gap-6">
      <div>
        <h2 id="section-extras" className="text-h2">
          More from your CV
        </h2>
        <p className="mt-1 text-caption text-muted">A list without entries does not appear on your site.</p>
      </div>
      {kinds.map((kind) => (
        <ExtraKind key={kind.name} website={website} kind={kind} />
      ))}
    </section>
  );
}

/** The sections of a kind; the first entry brings the first of them. */
function ExtraKind({ website, kind }: { website: Website; kind: SectionKind }) {
  const [first] = useState(() => newSection(kind));
  const own = website.sections.filter((section) => section.kind === kind.name);
  return (own.length > 0 ? own : [first]).map((section, index) => {
    const count = readEntries(website, section).length;
    const heading = (
      <h3 className="font-text text-h3">
        {section.label}{" "}
        {count > 0 ? <span className="text-caption font-normal text-muted tabular-nums">{count}</span> : null}
      </h3>
    );
    return (
      <div key={index} className="border-t border-line pt-4">
        <EntriesEditor website={website} section={section} kind={kind} heading={heading} />
      </div>
    );
  });
}
