import type { EvidenceMap } from "@vitrine/model";
import type { Candidate } from "../core/candidate.ts";
import type { DocumentLayout } from "../core/layout.ts";

/** Collects evidence while the values are written, so that no value can be given without its place. */
export class EvidenceWriter {
  readonly map: EvidenceMap = {};
  readonly #layout: DocumentLayout;
  readonly #confidence: (candidate: Candidate) => number;

  constructor(layout: DocumentLayout, confidence: (candidate: Candidate) => number) {
    this.#layout = layout;
    this.#confidence = confidence;
  }

  /** Records where a value stands and gives it back; an absent candidate gives an empty text. */
  note(pointer: string, candidate: Candidate | null | undefined): string {
    if (candidate === null || candidate === undefined) return "";
    this.map[pointer] = {
      confidence: this.#confidence(candidate),
      rule: candidate.rule,
      spans: candidate.ranges.flatMap((range) => this.#spans(range.start, range.end)),
    };
    return candidate.value;
  }

  #spans(start: number, end: number) {
    const places = this.#layout.boxesOf(start, end);
    const first = places[0];
    if (first === undefined) return [{ page: 1, start, end, boxes: [] }];
    return places.map((place) => ({ page: place.page, start, end, boxes: place.boxes }));
  }
}
