import { titleKind } from "../../sections/title-kind.ts";
import type { OcrLine } from "./words-to-runs.ts";

const mail = /[\p{L}\d._+-]{2,}[@©®][\p{L}\d-]+\.[\p{L}\d.-]{2,}/u;
const profile = /\b(?:linkedin|github|gitlab|behance|xing|orcid)\b/iu;
const phone = /(?:\+|\b00|\(0?)\s?\d(?:[\s().\-/]{0,3}\d){7,13}\b/u;
const period =
  /\b(?:19|20)\d\d\b\s*(?:[-–—]|to|bis|à|a|al?|tot)\s*(?:[\p{L}\d./]+\s+){0,2}?(?:(?:19|20)\d\d\b|\p{L}{4,})/u;
/** Titles that other documents than a CV have, too; that of a summary is a weak sign. */
const common = new Set(["other", "header", "contact", "links", "references"]);
const mostPeriods = 2;
const enough = 3;

/** What is known of a file whose pages are being read: each sign has a weight and counts once. */
export class CareerSigns {
  readonly #signs = new Map<string, number>();
  #periods = 0;

  add(lines: readonly OcrLine[]): void {
    for (const line of lines) {
      const text = line.words.map((word) => word.text).join(" ");
      for (const [name, pattern] of Object.entries({ mail, profile, phone })) {
        if (pattern.test(text)) this.#signs.set(name, 1);
      }
      if (period.test(text)) this.#periods = Math.min(mostPeriods, this.#periods + 1);
      const title = line.words.length <= 5 ? titleKind(text) : null;
      if (title?.exact && !common.has(title.kind)) this.#signs.set(title.kind, title.kind === "summary" ? 1 : 2);
    }
  }

  /** True when the text looks like a CV: two titles of one, or one or two ways to reach its person beside other signs. */
  get areEnough(): boolean {
    return [...this.#signs.values()].reduce((sum, weight) => sum + weight, this.#periods) >= enough;
  }
}
