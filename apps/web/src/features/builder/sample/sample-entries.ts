import type { Entry, Website } from "@vitrine/model";
import type { SampleLeft, SamplePlace } from "@vitrine/templates/sample-words";
import { listOfKind } from "../items/section-of-list.ts";
import { plainListOf, readEntries } from "../work/section-entries.ts";

export type SampleEntry = { section: number; of: string; entry: Entry };

const places: Readonly<Record<string, SamplePlace>> = {
  experience: "experience",
  education: "education",
  skill: "skills",
  project: "projects",
};

/** The entries that are still a sample person's. Those without a call of their own are told by the words that name them. */
export function sampleEntries(website: Website, left: readonly SampleLeft[]): SampleEntry[] {
  return website.sections.flatMap((section) => {
    const list = listOfKind(section.kind);
    const place = list ? places[list] : plainListOf(section.kind) ? "extras" : undefined;
    const own = left.filter((one) => one.place === place);
    return readEntries(website, section)
      .filter((entry) => own.some(({ id, label }) => (id === null ? says(entry, label) : id === entry.id)))
      .map((entry) => ({ section: section.id, of: section.kind, entry }));
  });
}

const says = ({ fields }: Entry, label: string) => Object.values(fields).includes(label);
