import { europassCv } from "./attached/europass.ts";
import type { SourceDocument } from "./core/document.ts";
import type { CvParse, ParseOptions } from "./core/parse.ts";
import type { Labeller } from "./labels/part-labeller.ts";
import { readBest } from "./readings/read-best.ts";
import { wordPlaces } from "./refine/word-places.ts";

/** From styled runs to data, in Node and in a browser alike: what differs there is handed in. */
export function parseSource(source: SourceDocument, options: ParseOptions, labeller: Labeller): CvParse {
  options.onProgress?.({ stage: "layout", fraction: 0.6 });
  const { asCv = false, now = new Date() } = options;
  const attached = source.attached === undefined ? null : europassCv(source.attached);
  const { kind, pictures } = source;
  const { layout, assembled } = readBest(source, { now, kind, labeller, asCv, attached, pictures });
  options.onProgress?.({ stage: "assemble", fraction: 1 });
  const { cv, evidence, confidence, diagnostics, unplaced } = assembled;
  return {
    kind,
    pages: source.pages.length,
    text: layout.text,
    cv,
    evidence,
    confidence,
    unplaced,
    diagnostics: [...source.diagnostics, ...diagnostics],
    ...(options.withPlaces ? { places: wordPlaces(layout) } : {}),
  };
}
