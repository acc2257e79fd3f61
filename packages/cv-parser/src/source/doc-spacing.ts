/** Places in the file information block ([MS-DOC] 2.5.2, 2.5.6) and in the pages of formatting (2.9.33). */
const at = { flags: 0x0a, firstRuns: 0xfa, bytesOfRuns: 0xfe, runCount: 511 };
const secondTableBit = 0x0200;
const pageBytes = 512;
/** Bytes of an operand by the three highest bits of its operation ([MS-DOC] 2.2.5.1); the sixth tells its own length. */
const operandBytes = [1, 1, 2, 4, 2, 2, null, 3];
const markedAsDeleted = 0x0800;
/** The library knows operations by these bits alone, and those of a deletion are all nothing. */
const bitsLookedAt = 0x1f;

/** The name of the stream that holds the tables of this document. */
export function tableStreamOf(document: Buffer): "/0Table" | "/1Table" {
  return (document.readUInt16LE(at.flags) & secondTableBit) === 0 ? "/0Table" : "/1Table";
}

/**
 * The library that reads old Word documents takes any odd operand of an operation that looks like a deletion to it for
 * one, and drops the text: letters set wider by an odd number of points are lost, and those whose colour right-to-left
 * text has. Gives the document with such operands made even, which changes nothing that is read here; null where it has
 * none of them. What does not fit the format ends the look through it. Takes time in proportion to the file.
 */
export function withoutFalseDeletions(document: Buffer, table: Buffer): Buffer | null {
  const even = Buffer.from(document);
  const places = pagesOfRuns(document, table).flatMap((page) => falseDeletions(document, page));
  for (const place of places) even.writeUInt8(document.readUInt8(place) & 0xfe, place);
  return places.length === 0 ? null : even;
}

/** Where the pages begin that say how stretches of text look. */
function pagesOfRuns(document: Buffer, table: Buffer): number[] {
  if (document.length < at.bytesOfRuns + 4) return [];
  const first = document.readUInt32LE(at.firstRuns);
  const count = Math.floor((document.readUInt32LE(at.bytesOfRuns) - 4) / 8);
  const numbers = first + (count + 1) * 4;
  if (count < 1 || numbers + count * 4 > table.length) return [];
  const pages = Array.from({ length: count }, (_, index) => table.readUInt32LE(numbers + index * 4) * pageBytes);
  return [...new Set(pages)].filter((page) => page + pageBytes <= document.length);
}

/** The places of odd operands, on one page, of operations that are taken for deletions and are none. */
function falseDeletions(document: Buffer, page: number): number[] {
  const runs = document.readUInt8(page + at.runCount);
  const offsets = Array.from({ length: runs }, (_, run) => (runs + 1) * 4 + run)
    .filter((place) => place < at.runCount)
    .map((place) => document.readUInt8(page + place) * 2);
  return [...new Set(offsets)]
    .filter((offset) => offset > 0)
    .flatMap((offset) => oddOperands(document, page + offset, page + at.runCount));
}

function oddOperands(document: Buffer, start: number, limit: number): number[] {
  const end = Math.min(start + 1 + document.readUInt8(start), limit);
  const found: number[] = [];
  for (let place = start + 1; place + 2 < end;) {
    const operation = document.readUInt16LE(place);
    const operand = place + 2;
    const isTaken = (operation & bitsLookedAt) === 0 && (document.readUInt8(operand) & 1) === 1;
    if (isTaken && operation !== markedAsDeleted) found.push(operand);
    place = operand + (operandBytes[operation >> 13] ?? document.readUInt8(operand) + 1);
  }
  return found;
}
