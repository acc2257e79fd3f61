import { wordsOf } from "../../core/words.ts";
import type { Row } from "./rows.ts";

const leastWords = 3;
/** "Serving guests of the main restaurant" holds the word for an employer, and is as little a name. */
const leastAroundName = 5;

/** "Serving guests, tills, stock": several words of which none but the first has a capital, as no name is written. */
export const isPlainText = (text: string, least = leastWords): boolean =>
  wordsOf(text).length >= least && !/[\d\t|]/.test(text) && !/(?<=\P{L})\p{Lu}/u.test(text.trim());

/** Several words that are no known name and are not written like one, over a row that surely is. */
export function tellsOfAbove(rows: readonly Row[], index: number, isName: (text: string) => boolean): boolean {
  const [text, below] = [rows[index]?.text ?? "", rows[index + 1]?.text ?? ""];
  const isText = isPlainText(text) && (!isName(text) || (/\p{Ll}/u.test(text) && isPlainText(text, leastAroundName)));
  return isText && isName(below);
}
