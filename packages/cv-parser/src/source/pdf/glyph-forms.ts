/** Kinds of substitutions ("GSUB" of ISO/IEC 14496-22): one glyph for one, and a further one that lies far off. */
const single = 1;
const extension = 7;

/** A table says so many substitutions at most, unless somebody wants a reader to be busy. */
const most = 0x20000;

/**
 * Every substitution of one glyph by another in a font's table of them, in its order and whatever it is for: forms of
 * letters within words, small capitals, figures of another width.
 * @throws {RangeError} where the table is cut off
 */
export function singleSubstitutions(view: DataView, tell: (from: number, to: number) => void): void {
  let left = most;
  const told = (from: number, to: number) => {
    left -= 1;
    if (left > 0) tell(from, to);
  };
  const lookups = view.getUint16(8);
  for (const lookup of offsetsAt(view, lookups)) {
    const kind = view.getUint16(lookup);
    for (const part of offsetsAt(view, lookup, 4)) {
      const isFar = kind === extension && view.getUint16(part + 2) === single;
      if (isFar) readSingle(view, part + view.getUint32(part + 4), told);
      else if (kind === single) readSingle(view, part, told);
      if (left <= 0) return;
    }
  }
}

/** Places that a list of offsets names, which begins with its count. */
function offsetsAt(view: DataView, base: number, after = 0): number[] {
  const count = view.getUint16(base + after);
  return Array.from({ length: count }, (_, index) => base + view.getUint16(base + after + 2 + 2 * index));
}

function readSingle(view: DataView, at: number, tell: (from: number, to: number) => void): void {
  const isListed = view.getUint16(at) === 2;
  const covered = coveredGlyphs(view, at + view.getUint16(at + 2));
  if (!isListed) {
    const step = view.getInt16(at + 4);
    for (const glyph of covered) tell(glyph, (glyph + step) & 0xffff);
    return;
  }
  const count = view.getUint16(at + 4);
  covered.slice(0, count).forEach((glyph, index) => tell(glyph, view.getUint16(at + 6 + 2 * index)));
}

function coveredGlyphs(view: DataView, at: number): number[] {
  const isRanges = view.getUint16(at) === 2;
  const count = view.getUint16(at + 2);
  if (!isRanges) return Array.from({ length: count }, (_, index) => view.getUint16(at + 4 + 2 * index));
  const glyphs: number[] = [];
  for (let range = 0; range < count && glyphs.length <= 0xffff; range += 1) {
    const [first, last] = [view.getUint16(at + 4 + 6 * range), view.getUint16(at + 6 + 6 * range)];
    for (let glyph = first; glyph <= last && glyphs.length <= 0xffff; glyph += 1) glyphs.push(glyph);
  }
  return glyphs;
}
