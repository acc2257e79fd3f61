import { createCvEngine, type CvEngine, type Requester } from "@vitrine/cv-parser/worker";
import { cvJobsAtOnce } from "../assembly/ground.ts";

/** Readers of CVs cost seconds of processor time to start: one engine serves every app of a worker's tests. */
let engine: CvEngine | null = null;
/** Longer than a run: between two files that have CVs read, others may take minutes. */
const idleMs = 3_600_000;
let apps = 0;

/**
 * The readers for one test app. To the engine its accounts are others than those of any other app, though ids come again;
 * `close` drops what the app still has read, and leaves the readers to the next one.
 */
export function shareReaders(): CvEngine {
  const shared = (engine ??= createCvEngine({ size: cvJobsAtOnce, idleMs }));
  apps += 1;
  const app = apps;
  const ended = new AbortController();
  const asOwn = <Given extends Requester>(given: Given): Given => ({
    ...given,
    who: given.who === undefined ? undefined : `${app} ${given.who}`,
    signal: given.signal ? AbortSignal.any([given.signal, ended.signal]) : ended.signal,
  });
  return {
    extract: (bytes, from = {}) => shared.extract(bytes, asOwn(from)),
    parse: (bytes, options = {}) => shared.parse(bytes, asOwn(options)),
    parseText: (text, options = {}) => shared.parseText(text, asOwn(options)),
    renderPage: (bytes, page, size) => shared.renderPage(bytes, page, asOwn(size)),
    warmUp: () => shared.warmUp(),
    close: () => {
      ended.abort();
      return Promise.resolve();
    },
  };
}
