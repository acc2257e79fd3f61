import { titleKind } from "../../sections/title-kind.ts";
import type { OcrLine } from "./words-to-runs.ts";

const address = /[\p{L}\d._+-]{2,}[@©®][\p{L}\d-]+\.[\p{L}\d.-]{2,}|\blinkedin\b|\bgithub\.com\b/iu;
const phone = /(?:\+|\b00|\(0?)\s?\d(?:[\s().\-/]{0,3}\d){7,13}\b/u;
const period =
  /\b(?:19|20)\d\d\b\s*(?:[-–—]|to|bis|à|a|al?|tot)\s*(?:[\p{L}\d./]+\s+){0,2}?(?:(?:19|20)\d\d\b|\p{L}{4,})/u;
/** Kinds that other documents than a CV have, too. */
const common = new Set(["other", "header", "contact", "links", "references", "summary"]);

/** What is known of a file whose pages are being read. */
export class CareerSigns {
  readonly #kinds = new Set<string>();
  #isReachable = false;
  #periods = 0;

  add(lines: readonly OcrLine[]): void {
    for (const line of lines) {
      const text = line.words.map((word) => word.text).join(" ");
      if (address.test(text) || phone.test(text)) this.#isReachable = true;
      if (period.test(text)) this.#periods += 1;
      const title = line.words.length <= 5 ? titleKind(text) : null;
      if (title?.exact && !common.has(title.kind)) this.#kinds.add(title.kind);
    }
  }

  /** True when the text looks like a CV: two titles of one, or one beside periods or a way to reach its person. */
  get areEnough(): boolean {
    return (
      this.#kinds.size >= 2 ||
      (this.#kinds.size === 1 && (this.#isReachable || this.#periods > 0)) ||
      (this.#isReachable && this.#periods > 1)
    );
  }
}
