import { sectionTitle } from "@vitrine/model";
import type { ArrangedSection } from "./arrange.ts";
import { viewDates } from "./dates.ts";
import { viewPicture } from "./pictures.ts";
import { webLink } from "./safe-links.ts";
import type { RecordView, SectionView } from "./site-view.ts";
import { viewProse } from "./text-blocks.ts";
import { bucketOf } from "./view-lists.ts";

/** Templates know this list by the name that it has in the website's answers (contract.md 20.1). */
const listNames: Readonly<Record<string, string>> = { volunteering: "volunteer" };

/** The name by which templates and labels know the sections of a kind. */
export function drawnName(kind: string): string {
  return listNames[kind] ?? kind;
}

/** The sections that have something to show, each entry in the form that every kind can be drawn from. */
export function viewSections(sections: readonly ArrangedSection[], lang: string): SectionView[] {
  const drawn = new Set<string>();
  return sections.flatMap(({ id, kind, title, layout, entries }) => {
    if (entries.length === 0) return [];
    const name = drawnName(kind.name);
    const anchor = drawn.has(name) ? `${name}-${Math.abs(id)}` : name;
    drawn.add(name);
    return [
      {
        id,
        anchor,
        kind: name,
        title: sectionTitle(kind, title, lang),
        isOwnTitle: title !== null,
        layout,
        records: entries.map(({ fields }) => viewRecord(kind.record(fields), lang)),
        bucket: bucketOf(entries.length),
      },
    ];
  });
}

type Recorded = ReturnType<ArrangedSection["kind"]["record"]>;

function viewRecord({ title, under, dates, text, quoted, cited, tags, tagsAre, grade, url, pictures }: Recorded, lang: string): RecordView {
  return {
    title: title.trim(),
    under: grade ? [...under, grade] : under,
    grade,
    dates: dates && viewDates(dates, lang),
    prose: text ? viewProse(text) : null,
    isQuoted: quoted === true,
    isCited: cited === true,
    tags,
    tagsAre,
    link: webLink(title, url),
    pictures: pictures.flatMap((picture) => viewPicture(picture, title)),
  };
}
