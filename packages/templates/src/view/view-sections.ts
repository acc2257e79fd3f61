import { sectionTitle } from "@vitrine/model";
import type { ArrangedSection } from "./arrange.ts";
import { viewCitation, type CitationWords } from "./citations.ts";
import { viewDates } from "./dates.ts";
import { drawnName } from "./drawn-name.ts";
import type { Labels } from "./labels.ts";
import { viewPicture } from "./pictures.ts";
import { webLink } from "./safe-links.ts";
import type { PostView, RecordView, SectionView } from "./site-view.ts";
import { viewProse } from "./text-blocks.ts";
import { bucketOf } from "./view-list.ts";

/** Sections of links that their owner neither named nor laid out stand among the ways of contact. */
export function standsInContact({ kind, title, layout }: ArrangedSection): boolean {
  return kind.list === "links" && title === null && layout === "designed";
}

export type SectionWords = {
  /** The words of the site's language, without titles of the owner's own. */
  labels: Labels;
  lang: string;
  /** The language that the labels are in. */
  labelsLang: string;
  /** The name of the person, to be known again among authors. */
  name: string;
  /** A post as it is shown; nothing for a draft, which only its owner's site brings. */
  readPost: (post: Readonly<Record<string, unknown>>) => readonly PostView[];
};

/** The sections that have something to show, each entry in the form that every kind can be drawn from. */
export function viewSections(sections: readonly ArrangedSection[], words: SectionWords): SectionView[] {
  const drawn = new Set<string>();
  return sections.flatMap((section) => {
    const { id, kind, title, layout } = section;
    const name = drawnName(kind.name);
    const called = title ?? titleIn(words.labels, name) ?? sectionTitle(kind, null, words.labelsLang);
    const records = standsInContact(section) ? [] : recordsOf(section, { ...words, called });
    if (records.length === 0) return [];
    const anchor = drawn.has(name) ? `${name}-s${Math.abs(id)}` : name;
    drawn.add(name);
    return [
      {
        id,
        anchor,
        kind: name,
        title: called,
        isOwnTitle: title !== null,
        layout,
        records,
        bucket: bucketOf(records.length),
      },
    ];
  });
}

function titleIn(labels: Labels, name: string): string | undefined {
  return (labels as Readonly<Record<string, string>>)[name];
}

function recordsOf({ kind, entries }: ArrangedSection, words: SectionWords & { called: string }): RecordView[] {
  if (kind.isKeptElsewhere) return entries.flatMap(({ fields }) => words.readPost(fields).map(recordOfPost));
  const spellings = [words.name, ...new Set(entries.flatMap(({ fields }) => recordedOf(kind, fields).ownNames))];
  return entries
    .map(({ fields }) => readRecord(kind, fields, { ...words, spellings }))
    .filter((record) => isListed(kind.name, record));
}

const recordOfPost = ({ title, excerpt, dates, href }: PostView): RecordView => ({
  title,
  under: excerpt ? [excerpt] : [],
  dates,
  prose: null,
  tags: [],
  link: { label: title, href, kind: "own" },
});

/** Lists leave out what says nothing (view-lists.ts), and a category without a skill. */
function isListed(kind: string, { title, under, prose, tags, pictures }: RecordView): boolean {
  if (kind === "skills") return tags.length > 0;
  return title !== "" || under.length + tags.length + (prose?.length ?? 0) + (pictures?.length ?? 0) > 0;
}

type Kind = ArrangedSection["kind"];
type Fields = ArrangedSection["entries"][number]["fields"];
type Recorded = ReturnType<Kind["record"]>;
/** With how the section is called, and so its pictures where nothing else names them. */
type RecordWords = CitationWords & { lang: string; called: string };

/** Fields that did not change are not read anew. */
const recorded = new WeakMap<Fields, { record: Recorded; ownNames: readonly string[] }>();
const known = new WeakMap<Fields, { words: string; record: RecordView }>();

/** What an entry says; asked again for the same fields, it answers at once. */
export function recordedOf(kind: Kind, fields: Fields): { record: Recorded; ownNames: readonly string[] } {
  const before = recorded.get(fields);
  if (before) return before;
  const record = kind.record(fields);
  const read = { record, ownNames: record.citation?.ownNames ?? [] };
  recorded.set(fields, read);
  return read;
}

function readRecord(kind: Kind, fields: Fields, given: RecordWords): RecordView {
  const words = [given.lang, given.called, ...given.spellings].join("\n");
  const before = known.get(fields);
  if (before?.words === words) return before.record;
  const record = viewRecord(recordedOf(kind, fields).record, given);
  known.set(fields, { words, record });
  return record;
}

function viewRecord(
  { title, under, dates, text, quoted, cited, citation, tags, tagsAre, grade, url, pictures }: Recorded,
  words: RecordWords,
): RecordView {
  const { lang, called } = words;
  return {
    title: title.trim(),
    under: grade ? [...under, grade] : under,
    grade,
    dates: dates && viewDates(dates, lang),
    prose: text ? viewProse(text) : null,
    isQuoted: quoted === true,
    isCited: cited === true,
    citation: citation ? viewCitation(citation, words) : null,
    tags: tags.filter((tag) => tag.trim() !== ""),
    tagsAre,
    link: webLink(title, url),
    pictures: pictures.flatMap((picture) => viewPicture(picture, title.trim() || called)),
  };
}
