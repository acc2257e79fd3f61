import { holdsRightToLeft } from "../../core/scripts.ts";
import type { Glyph } from "./glyph.ts";

type Chained = { glyphs: Glyph[]; iconBefore: boolean; isParted: boolean; isAmongTurned: boolean };
type SameRow = (first: Glyph, second: Glyph) => boolean;
/** A chain, or what stands at one end of it; `of` is the number of the chain. */
type Piece<Chain> = { chain: Chain; glyphs: Glyph[]; of: number };

/** What stands inside of an address, a telephone number or a date, and never between two words. */
const joint = /^[.\-‐‑_@/+:&'’]$/u;
const sound = /[\p{L}\p{N}]/u;
/** Glyphs of one word touch each other but for what a font leaves at its sides. */
const mostBetween = 0.2;
const mostOverlap = 0.5;

const isTurned = ({ text }: Glyph): boolean => /\p{L}/u.test(text) && holdsRightToLeft(text);
const joins = (glyph: Glyph | undefined): glyph is Glyph =>
  glyph?.kind === "text" && !isTurned(glyph) && (sound.test(glyph.text) || joint.test(glyph.text));
const isJoint = ({ glyphs }: Piece<Chained>): boolean => !glyphs.some(({ text }) => sound.test(text));

/**
 * Joins what one font draws of an address or a number and another of its signs: a font of Arabic or Hebrew has its own
 * point and hyphen and no Latin letters, so that "052-4417780" and "a.b@c.de" come in pieces, which a page from right to
 * left would put in the order of its words.
 * @param chains in the order in which they are seen, row by row
 */
export function joinForeign<Chain extends Chained>(chains: readonly Chain[], isSameRow: SameRow): Chain[] {
  const pieces = chains.flatMap(withEndsApart);
  const out: (Piece<Chain> & { isWhole: boolean })[] = [];
  for (let from = 0; from < pieces.length;) {
    const group = groupFrom(pieces, from, isSameRow);
    const [first] = group;
    if (first === undefined) break;
    from += group.length;
    const last = out.at(-1);
    if (group.length > 1) out.push({ ...joined(group, first), isWhole: true });
    else if (last?.of === first.of && !last.isWhole) last.glyphs = [...last.glyphs, ...first.glyphs];
    else out.push({ ...first, isWhole: false });
  }
  return out.map(({ chain, glyphs }) => ({ ...chain, glyphs }));
}

/** The foreign signs at both ends of a chain of words from right to left, which may be parts of a number beside it. */
function withEndsApart<Chain extends Chained>(chain: Chain, of: number): Piece<Chain>[] {
  const { glyphs } = chain;
  const from = glyphs.findIndex((glyph) => !joins(glyph));
  const to = glyphs.findLastIndex((glyph) => !joins(glyph)) + 1;
  const isMixed = glyphs.some(isTurned) && (from > 0 || to < glyphs.length);
  const cuts = isMixed ? [0, from, to, glyphs.length] : [0, glyphs.length];
  return cuts
    .slice(1)
    .map((end, index) => glyphs.slice(cuts[index], end))
    .filter((part, index) => part.length > 0 || (!isMixed && index === 0))
    .map((part, index) => ({
      chain: index === 0 ? chain : { ...chain, iconBefore: false, isParted: false },
      glyphs: part,
      of,
    }));
}

/** The piece at a place and those that go on with it: a joint alone begins and ends nothing. */
function groupFrom<Chain extends Chained>(
  pieces: readonly Piece<Chain>[],
  from: number,
  isSameRow: SameRow,
): Piece<Chain>[] {
  let to = from + 1;
  while (goesOn(pieces[to - 1], pieces[to], isSameRow)) to += 1;
  let last = pieces[to - 1];
  while (to > from + 1 && last !== undefined && isJoint(last)) {
    to -= 1;
    last = pieces[to - 1];
  }
  const [first] = pieces.slice(from, from + 1);
  return first === undefined || !isJoint(first) ? pieces.slice(from, to) : [first];
}

function goesOn(last: Piece<Chained> | undefined, next: Piece<Chained> | undefined, isSameRow: SameRow): boolean {
  const [end, begin] = [last?.glyphs.at(-1), next?.glyphs[0]];
  if (last === undefined || next === undefined || last.of === next.of || !joins(end) || !joins(begin)) return false;
  if (next.chain.iconBefore || next.chain.isParted || [last, next].some(({ glyphs }) => glyphs.some(isTurned)))
    return false;
  const gap = (begin.from - end.to) / end.size;
  const isClose = gap <= mostBetween && gap >= -mostOverlap;
  return isClose && Math.abs(begin.size - end.size) <= 0.02 * end.size && isSameRow(end, begin);
}

function joined<Chain extends Chained>(group: readonly Piece<Chain>[], first: Piece<Chain>): Piece<Chain> {
  return { ...first, glyphs: group.flatMap(({ glyphs }) => glyphs) };
}
