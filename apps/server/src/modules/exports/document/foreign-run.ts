import { runsAgainst } from "@vitrine/model";

/**
 * Whether the words of a run stand against the page by themselves. A run that ends in a space goes on in the next one,
 * as a label does: its colon is a sign of the line.
 */
export function isForeignRun(text: string, isRightToLeft: boolean): boolean {
  return !text.endsWith(" ") && runsAgainst(text, isRightToLeft ? "rtl" : "ltr");
}
