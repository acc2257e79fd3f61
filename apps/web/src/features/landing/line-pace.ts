/** What the reader weighs over the line (decision 061), in bytes. */
const readerBytes = 4_500_000;
/** "4.5 MB": what a visitor waits for on a slow line. */
export const readerWeight = `${(readerBytes / 1_000_000).toFixed(1)} MB`;
/** Smaller files come in one piece, and say nothing of the line. */
const tellingBytes = 10_000;

type Arrival = Pick<PerformanceResourceTiming, "transferSize" | "responseStart" | "responseEnd">;

/**
 * How long the reader takes over the line that brought this page, by the quickest of the page's own files; null where all
 * of them were here already, or the browser does not say.
 */
export function readerTakesMs(arrivals: readonly Arrival[]): number | null {
  const paces = arrivals
    .filter(({ transferSize }) => transferSize >= tellingBytes)
    .map(({ transferSize, responseStart, responseEnd }) => transferSize / Math.max(1, responseEnd - responseStart));
  return paces.length === 0 ? null : readerBytes / Math.max(...paces);
}

/** Whether that is longer than a visitor is asked to wait. */
export function isLineTooSlow(patienceMs: number): boolean {
  const entries = performance
    .getEntriesByType("resource")
    .filter((entry) => entry instanceof PerformanceResourceTiming);
  return (readerTakesMs(entries) ?? 0) > patienceMs;
}
