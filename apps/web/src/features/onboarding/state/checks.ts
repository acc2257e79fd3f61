import { trayPointer, waitingLines, type EvidenceMap, type UnplacedLine } from "@vitrine/model";

/** The evidence together with the places of the lines that wait, so that they are shown in the CV as values are. */
export function withTrayPlaces(evidence: EvidenceMap, unplaced: readonly UnplacedLine[]): EvidenceMap {
  const places = waitingLines(unplaced).map(({ id, page, start, end, boxes }) => [
    `${trayPointer}/${id}`,
    { confidence: 0, rule: "unplaced", spans: [{ page, start, end, boxes }] },
  ]);
  return { ...evidence, ...Object.fromEntries(places) };
}

/** The check before or behind the one that is looked at; the first or last one where none is. */
export function stepCheck(checks: readonly string[], at: string | null, step: 1 | -1): string | null {
  const index = at === null ? -1 : checks.indexOf(at);
  if (index < 0) return (step === 1 ? checks[0] : checks.at(-1)) ?? null;
  return checks[(index + step + checks.length) % checks.length] ?? null;
}
