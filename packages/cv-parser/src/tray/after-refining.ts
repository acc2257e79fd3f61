import { trayPlaceOf, type EvidenceMap, type UnplacedLine } from "@vitrine/model";
import { heldCharacters } from "./unplaced-lines.ts";

type Before = { text: string; evidence: EvidenceMap; unplaced: readonly UnplacedLine[] };

/**
 * What no field holds once a second reader has changed the values: lines that it found a field for are gone, and words
 * that it took out of a field are back.
 */
export function unplacedAfter({ text, evidence, unplaced }: Before, now: EvidenceMap): UnplacedLine[] {
  const held = heldCharacters(text, now);
  const waiting = unplaced.filter(({ start, end }) => held.subarray(start, end).includes(0) && !held[start]);
  const taken = Object.entries(evidence).flatMap(([pointer, { spans }]) =>
    spans
      .filter(({ start, end }) => end > start && !held.subarray(start, end).includes(1))
      .map((span): UnplacedLine => ({
        id: span.start,
        text: text.slice(span.start, span.end).replace(/\s+/g, " "),
        ...span,
        bullet: false,
        section: "",
        guess: trayPlaceOf(pointer.split("/")[1] ?? "")?.list ?? null,
        reason: "none",
        state: "waiting",
      })),
  );
  const byStart = new Map([...taken, ...waiting].map((line) => [line.id, line]));
  return [...byStart.values()].toSorted((a, b) => a.start - b.start);
}
