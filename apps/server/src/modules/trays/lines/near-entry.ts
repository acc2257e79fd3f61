import type { EvidenceMap, UnplacedLine } from "@vitrine/model";

/** Commas, bars and brackets between two parts of one line. */
const separatorCharacters = 4;

type Source = { text: string; evidence: EvidenceMap };
type Place = { index: number; start: number; end: number };

function placesOf(evidence: EvidenceMap, list: string): Place[] {
  return Object.entries(evidence).flatMap(([pointer, { spans }]) => {
    const [, owner, index] = pointer.split("/");
    return owner === list ? spans.map(({ start, end }) => ({ index: Number(index), start, end })) : [];
  });
}

/** The entry of a list whose words stand right before or behind the line's; null where none does. */
export function besideEntry({ text, evidence }: Source, list: string, line: UnplacedLine): number | null {
  const isBetween = (from: number, to: number): boolean =>
    to >= from && to - from <= separatorCharacters && !text.slice(from, to).includes("\n");
  const beside = placesOf(evidence, list).find(
    ({ start, end }) => isBetween(end, line.start) || isBetween(line.end, start),
  );
  return beside?.index ?? null;
}

/** The entry of a list that the line stands below in the CV; the last one where the CV does not tell. */
export function entryAbove(evidence: EvidenceMap, list: string, line: UnplacedLine, count: number): number {
  const above = placesOf(evidence, list)
    .filter(({ start }) => start < line.start)
    .toSorted((a, b) => b.start - a.start)[0];
  return above?.index ?? count - 1;
}
