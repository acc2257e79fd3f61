import { assembleCv } from "./assemble/assemble-cv.ts";
import type { SourceDocument } from "./core/document.ts";
import type { CvParse, ParseOptions } from "./core/parse.ts";
import type { Labeller } from "./labels/part-labeller.ts";
import { layoutDocument } from "./layout/layout-document.ts";
import { wordPlaces } from "./refine/word-places.ts";

/** From styled runs to data, in Node and in a browser alike: what differs there is handed in. */
export function parseSource(source: SourceDocument, options: ParseOptions, labeller: Labeller): CvParse {
  options.onProgress?.({ stage: "layout", fraction: 0.6 });
  const layout = layoutDocument(source);
  options.onProgress?.({ stage: "sections", fraction: 0.75 });
  const assembled = assembleCv(layout, { now: options.now ?? new Date(), kind: source.kind, labeller });
  options.onProgress?.({ stage: "assemble", fraction: 1 });
  return {
    kind: source.kind,
    pages: source.pages.length,
    text: layout.text,
    ...assembled,
    diagnostics: [...source.diagnostics, ...assembled.diagnostics],
    ...(options.withPlaces ? { places: wordPlaces(layout) } : {}),
  };
}
