import { holdsRightToLeft } from "../../core/scripts.ts";
import type { Glyph } from "./glyph.ts";

type Foreign = { glyphs: Glyph[]; iconBefore: boolean; isParted: boolean; isAmongTurned: boolean };

/** What stands inside of an address, a telephone number or a date, and never between two words. */
const joint = /^[.\-‐‑_@/+:&'’]$/u;
const sound = /[\p{L}\p{N}]/u;
/** Glyphs of one word touch each other but for what a font leaves at its sides. */
const mostBetween = 0.2;

/**
 * Joins what one font draws of an address or a number and another of its signs: a font of Arabic or Hebrew has its own
 * point and hyphen and no Latin letters, so that "052-4417780" and "a.b@c.de" come in pieces, which a page from right to
 * left would put in the order of its words.
 * @param chains in the order in which they are seen, row by row
 */
export function joinForeign<Chain extends Foreign>(
  chains: readonly Chain[],
  isSameRow: (first: Glyph, second: Glyph) => boolean,
): Chain[] {
  const out: Chain[] = [];
  for (const chain of chains) {
    const last = out.at(-1);
    if (last !== undefined && goesOn(last, chain, isSameRow))
      out[out.length - 1] = {
        ...last,
        glyphs: [...last.glyphs, ...chain.glyphs],
        isAmongTurned: last.isAmongTurned || chain.isAmongTurned,
      };
    else out.push(chain);
  }
  return out;
}

function goesOn(last: Foreign, next: Foreign, isSameRow: (first: Glyph, second: Glyph) => boolean): boolean {
  const [end, begin] = [last.glyphs.at(-1), next.glyphs[0]];
  if (end === undefined || begin === undefined || next.iconBefore || next.isParted || !isSameRow(end, begin))
    return false;
  if (end.kind !== "text" || begin.kind !== "text" || begin.from - end.to > mostBetween * end.size) return false;
  if (Math.abs(begin.size - end.size) > 0.02 * end.size) return false;
  const isForeign = ({ glyphs }: Foreign): boolean =>
    !glyphs.some(({ text }) => /\p{L}/u.test(text) && holdsRightToLeft(text));
  const joins = ({ text }: Glyph): boolean => sound.test(text) || joint.test(text);
  return isForeign(last) && isForeign(next) && joins(end) && joins(begin);
}
