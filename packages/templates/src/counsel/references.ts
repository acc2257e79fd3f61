import type { RecordView, SectionView, SiteView } from "../view/site-view.ts";

/** A place on the page that something refers to. */
export type Reference = { mark: string; title: string; href: string };

/** The paragraphs, which are roles, that speak of a skill: as one of theirs, or in their words. */
export function paragraphsOn(view: SiteView, skill: string): readonly Reference[] {
  return placesOf(view, "experience", String).filter(({ record }) => speaks(wordsOf(record), skill));
}

/** The exhibits, which are works, that belong to a role: both name one thing, or the exhibit names the employer. */
export function exhibitsFor(view: SiteView, role: RecordView): readonly Reference[] {
  const said = wordsOf(role);
  const [employer = ""] = role.under;
  return placesOf(view, "projects", letterOf).filter(
    ({ record }) =>
      record.tags.some((tag) => speaks(said, tag)) ||
      [...role.tags, employer].some((name) => speaks(wordsOf(record), name)),
  );
}

type Place = Reference & { record: RecordView };

/** The entries of a kind where the template draws it itself: elsewhere nobody could be led to them. */
function placesOf({ sections }: SiteView, name: string, mark: (number: number) => string): readonly Place[] {
  const isDrawn = ({ kind, layout }: SectionView) => kind === name && layout === "designed";
  return (sections.find(isDrawn)?.records ?? []).map((record, index) => ({
    record,
    mark: mark(index + 1),
    title: record.title || record.under[0] || "",
    href: `#${name}-${index + 1}`,
  }));
}

function wordsOf({ title, under, prose, tags }: RecordView): string {
  const said = (prose?.blocks ?? []).flatMap((block) => (block.kind === "text" ? [block.text] : block.items));
  return [title, ...under, ...said, ...tags].join(" \n");
}

/** True where a text holds some words as they are, whatever their case; parts of longer words do not count. */
function speaks(text: string, words: string): boolean {
  const plain = words.trim().replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return plain.length > 1 && new RegExp(String.raw`(?<![\p{L}\p{N}])${plain}(?![\p{L}\p{N}])`, "iu").test(text);
}

/** A to Z, then AA, as lists with letters count. */
function letterOf(number: number): string {
  const letter = String.fromCharCode(65 + ((number - 1) % 26));
  return number > 26 ? letterOf(Math.floor((number - 1) / 26)) + letter : letter;
}
