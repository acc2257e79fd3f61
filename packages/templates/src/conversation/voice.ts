import type { RecordView, SiteView } from "../view/site-view.ts";
import type { ProseView, TextBlock } from "../view/text-blocks.ts";

/** A part of the talk: where it stands, what it is called, and how long each of its phrases is, 0 to 1. */
export type Turn = { anchor: string; title: string; isOwnTitle: boolean; phrases: readonly number[] };

/** More strokes than this would be a wall. */
const mostPhrases = 40;

/** A phrase this long is as high as any: a page without full stops is no shout. */
const longestPhrase = 160;

const phrasesOfProse = (prose: ProseView | null): readonly string[] =>
  (prose?.blocks ?? []).flatMap(linesOf).flatMap((line) => line.split(/(?<=[.!?…:;])\s+/));

const linesOf = (block: TextBlock): readonly string[] => (block.kind === "text" ? [block.text] : block.items);

const phrasesOf = ({ title, under, prose, tags }: RecordView): readonly string[] =>
  [title, ...under, ...phrasesOfProse(prose), ...tags].filter((phrase) => phrase !== "");

/** The phrases of the page: what the person says of themselves, then section by section. */
export function turnsOf(view: SiteView): readonly Turn[] {
  const { person, labels, sections } = view;
  const about = {
    anchor: "about",
    title: labels.about,
    isOwnTitle: false,
    phrases: heights(phrasesOfProse(person.story)),
  };
  return [
    ...(person.story.length > 0 ? [about] : []),
    ...sections.map(({ anchor, title, isOwnTitle, records }) => ({
      anchor,
      title,
      isOwnTitle,
      phrases: heights(records.flatMap(phrasesOf)),
    })),
  ];
}

/** A root, so that a word is still heard beside a sentence. */
const heights = (phrases: readonly string[]): readonly number[] =>
  phrases.slice(0, mostPhrases).map(({ length }) => Number(Math.sqrt(Math.min(1, length / longestPhrase)).toFixed(2)));
