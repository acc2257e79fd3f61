import { phraseKey } from "../core/words.ts";
import { fieldLabels } from "./field-labels.ts";
import { isPersonalLabel } from "./personal-labels.ts";

const labels = new Set(Object.values(fieldLabels).flatMap((each) => each.split("|").map(phraseKey)));
const beginnings = new Set(
  [...labels].flatMap((label) => {
    const words = label.split(" ");
    return words.slice(1).map((_, index) => words.slice(0, index + 1).join(" "));
  }),
);
/** Fewer letters, as those of "Nome e", begin much else. */
const leastBeginning = 10;

/**
 * Which rows of a column say what stands beside them, as forms do ("Date of birth", "Name and address of employer"):
 * for each row whether it begins such a label, goes on with the one above it, or says something else.
 */
export function labelRows(texts: readonly string[]): ("begins" | "goes on" | null)[] {
  let open = "";
  return texts.map((text) => {
    const key = phraseKey(text);
    const longer = `${open} ${key}`;
    if (open !== "" && (labels.has(longer) || beginnings.has(longer))) {
      open = longer;
      return "goes on";
    }
    const isWhole = labels.has(key) || isPersonalLabel(text);
    const isBeginning = beginnings.has(key) && key.length >= leastBeginning;
    open = isWhole || isBeginning ? key : "";
    return isWhole || isBeginning ? "begins" : null;
  });
}
