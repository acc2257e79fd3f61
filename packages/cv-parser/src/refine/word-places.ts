import type { DocumentLayout } from "../core/layout.ts";
import type { WordPlace } from "../core/parse.ts";

/** The place of every word of a document, so that spans found later can be shown on its pages. */
export function wordPlaces(layout: DocumentLayout): WordPlace[] {
  return [...layout.text.matchAll(/\S+/g)].flatMap((match) => {
    const start = match.index;
    const end = start + match[0].length;
    return layout.boxesOf(start, end).flatMap(({ page, boxes }): WordPlace[] => {
      if (boxes.length === 0) return [{ start, end, page, box: null }];
      return boxes.map((box) => ({ start, end, page, box }));
    });
  });
}
