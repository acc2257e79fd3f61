import { candidateOf, type Candidate } from "../../core/candidate.ts";
import type { FoundItem } from "../../core/found.ts";
import type { DocumentLayout } from "../../core/layout.ts";
import { joinPieces, joinWrapped, pieceOf } from "../../core/piece.ts";
import type { Piece, Range } from "../../core/piece.ts";
import { capitalShare, isAllCaps, wordsOf } from "../../core/words.ts";
import type { Row } from "../entries/rows.ts";
import { andWords } from "../../lexicon/joining-words.ts";

/** Journals and stages of a paper that begin with a small letter, behind the full stop of a title. */
export const smallVenues =
  "(?:bioRxiv|medRxiv|arXiv|chemRxiv|psyArXiv|eLife|npj|iScience|mBio|mSystems|in press|in preparation|in review|under review|forthcoming|to appear|submitted)(?![\\p{L}-])";

/** Words beside each other that no field holds; whether they open a row that goes on from the one above, and end one. */
type Stretch = { piece: Piece; start: number; goesOn: boolean; reachesEnd: boolean };

/**
 * What a reference says beside its title, date and link: its authors stand before the title or are named as people
 * are, then comes where it appeared, and the rest is volume, pages, town and publisher. Every word gets a field.
 */
export function withRest(
  layout: DocumentLayout,
  { rows, owner }: { rows: readonly Row[]; owner: readonly string[] },
  item: FoundItem,
): FoundItem {
  const titleAt = item.fields.title?.ranges[0]?.start;
  if (titleAt === undefined) return item;
  const held = Object.values(item.fields).flatMap((field) => field?.ranges ?? []);
  const stretches = joined(
    rows.filter((row) => !isSubtitleBeside(row, titleAt)).flatMap((row) => freeOf(layout, row, held)),
  );
  const before = stretches.filter(({ start }) => start < titleAt);
  const after = stretches.filter(({ start }) => start >= titleAt);
  const known = item.fields.authors;
  const named =
    before.length === 0 && known === undefined ? after.find(({ piece }) => isAuthors(piece.text, owner)) : undefined;
  const authors = named?.piece ?? joinWrapped(before.map(({ piece }) => piece));
  const rest = known === undefined ? after : stretches;
  const told = rest.filter((stretch) => stretch !== named).map(({ piece }) => piece);
  const venue = item.fields.venue === undefined ? told.find(({ text }) => /\p{L}{2}/u.test(text)) : undefined;
  const details = joinPieces(
    told.filter((piece) => piece !== venue),
    ", ",
  );
  return {
    ...item,
    fields: {
      ...item.fields,
      venue: item.fields.venue ?? (venue && candidateOf(venue, 0.7, "publication.venue-beside")),
      authors: known ?? filled(authors, "publication.authors"),
      details: filled(details, "publication.details"),
    },
  };
}

const filled = (piece: Piece, rule: string): Candidate | undefined =>
  piece.text === "" ? undefined : candidateOf(piece, 0.75, rule);

/** "JOURNALS" above or between references names a part of the list. */
function isSubtitleBeside({ line, text, dates, continues }: Row, titleAt: number): boolean {
  if (line.start <= titleAt && line.end > titleAt) return false;
  return !continues && dates.length === 0 && wordsOf(text).length <= 5 && (line.bold || isAllCaps(text));
}

const outerMarks = /^(?:[\s,.;:()[\]"“”„«»–—-]|[Ii]n:?\s)+|[\s,;:(["“”„«»–—]+$/gu;
const itemNumber = /^\s*(?:\[[\p{L}\d]{1,6}\]|\(?\d{1,3}[.)])\s+/u;

/** The words of a row outside of what is held, without the marks around them. */
function freeOf(layout: DocumentLayout, { line, continues }: Row, held: readonly Range[]): Stretch[] {
  const inside = held
    .filter(({ start, end }) => start < line.end && end > line.start)
    .toSorted((a, b) => a.start - b.start);
  const out: Stretch[] = [];
  let from = line.start + (itemNumber.exec(layout.text.slice(line.start, line.end))?.[0].length ?? 0);
  for (const { start, end } of [...inside, { start: line.end, end: line.end }]) {
    const words = layout.text.slice(from, start);
    const trimmed = words.replace(outerMarks, "");
    const at = from + words.indexOf(trimmed);
    if (/[\p{L}\p{N}]/u.test(trimmed))
      out.push({
        piece: pieceOf(layout.text, at, at + trimmed.length),
        start: at,
        goesOn: continues && from === line.start,
        reachesEnd: start === line.end,
      });
    from = Math.max(from, end);
  }
  return out;
}

/** Words that go on in the next row are one stretch. */
function joined(stretches: readonly Stretch[]): Stretch[] {
  const out: Stretch[] = [];
  for (const stretch of stretches) {
    const last = out.at(-1);
    if (last?.reachesEnd === true && (stretch.goesOn || /^\p{Ll}|^\d/u.test(stretch.piece.text)))
      out.splice(-1, 1, { ...stretch, piece: joinWrapped([last.piece, stretch.piece]), start: last.start });
    else out.push(stretch);
  }
  return out;
}

const betweenPeople = new RegExp(`,\\s*|\\s+(?:&|${andWords})\\s+`, "u");

/** "Voss B", "Lund CM*": initials behind a surname, without dots, as journals of medicine write people. */
const bareInitials = /^(?:\p{Ll}{1,3}\s)?\p{Lu}[\p{L}'’‐‑-]+(?:\s\p{Lu}[\p{L}'’-]+)?\s\p{Lu}{1,3}[*†‡]?\.?$/u;
const mostBare = 0.8;

/** Initials, "and" and few small words, or the owner of the CV among few others: a list of people. */
export function isAuthors(text: string, owner: readonly string[]): boolean {
  const words = wordsOf(text);
  if (owner.length >= 2 && words.length <= owner.length * 6 && owner.every((word) => words.includes(word))) return true;
  const initials = (text.match(/\b\p{Lu}\.(?=\s|,|-|$)/gu) ?? []).length;
  if (initials >= 1 && wordsOf(text).length <= initials * 6 + 6) return true;
  const names = text.split(betweenPeople).filter((name) => name.trim() !== "");
  const bare = names.filter((name) => bareInitials.test(name.trim())).length;
  if (bare >= 2 && bare >= names.length * mostBare) return true;
  const nameLike = names.filter((name) =>
    /^(?:\p{Lu}[\p{L}'’-]+\s+){1,3}\p{Lu}?[\p{L}\d'’.-]+$/u.test(name.trim()),
  ).length;
  return names.length >= 2 && nameLike === names.length && capitalShare(text) > 0.1;
}
