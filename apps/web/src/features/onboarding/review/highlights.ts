import type { Box, EvidenceMap } from "@vitrine/model";

export type Mark = { pointer: string; box: Box };

/** Values that the review does not show; the heading of a group of skills would be marked once per skill. */
const unseen = /^\/skills\/\d+\/category$/;

function shownEvidence(evidence: EvidenceMap) {
  return Object.entries(evidence).filter(([pointer]) => !unseen.test(pointer));
}

/** The places of all shown values on one page of the source. */
export function marksOfPage(evidence: EvidenceMap, page: number): Mark[] {
  return shownEvidence(evidence).flatMap(([pointer, { spans }]) =>
    spans.filter((span) => span.page === page).flatMap((span) => span.boxes.map((box) => ({ pointer, box }))),
  );
}

/** The page on which a value stands; null for a value that its owner typed. */
export function pageOf(evidence: EvidenceMap, pointer: string): number | null {
  return evidence[pointer]?.spans[0]?.page ?? null;
}

export type TextPiece = { start: number; text: string; pointer: string | null };

/**
 * The source text in pieces, each belonging to one value or to none. Where values overlap, the one
 * that begins first keeps its range and the other gets what is left of its own.
 */
export function textPieces(text: string, evidence: EvidenceMap): TextPiece[] {
  const ranges = shownEvidence(evidence)
    .flatMap(([pointer, { spans }]) => spans.map(({ start, end }) => ({ pointer, start, end })))
    .filter((range) => range.end > range.start && range.end <= text.length)
    .sort((a, b) => a.start - b.start || a.end - b.end);
  const pieces: TextPiece[] = [];
  let position = 0;
  for (const { pointer, start, end } of ranges) {
    const from = Math.max(start, position);
    if (end <= from) continue;
    if (from > position) pieces.push({ start: position, text: text.slice(position, from), pointer: null });
    pieces.push({ start: from, text: text.slice(from, end), pointer });
    position = end;
  }
  if (position < text.length) pieces.push({ start: position, text: text.slice(position), pointer: null });
  return pieces;
}
