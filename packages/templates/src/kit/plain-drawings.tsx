import type { SiteView } from "../view/site-view.ts";
import { Entries } from "./entries.tsx";
import { Tags } from "./entry.tsx";
import { drawRecords } from "./own-forms.tsx";
import { ProjectEntries } from "./project-entries.tsx";
import { recordIds } from "./records.tsx";
import { Section } from "./section.tsx";
import type { Drawings } from "./slots.tsx";
import { withLevel } from "./text.tsx";

/** Languages with the level in the owner's words in brackets, or interests. */
export function WordList({ view, id }: { view: SiteView; id: "languages" | "interests" }) {
  const words = id === "languages" ? view.languages.items.map(withLevel) : view.interests;
  if (words.length === 0) return null;
  return (
    <Section view={view} id={id}>
      <Tags tags={words} className="words" />
    </Section>
  );
}

/** What a CV says as plain lists: entries, projects with their pictures, words in a row. */
export const plainDrawings: Drawings = {
  ...drawRecords(recordIds, (view, id) => <Entries view={view} id={id} />),
  projects: (view) => <ProjectEntries view={view} />,
  languages: (view) => <WordList view={view} id="languages" />,
  interests: (view) => <WordList view={view} id="interests" />,
};
