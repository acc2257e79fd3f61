import { holdsTurnedLetters, withForeignEnds } from "@vitrine/model";
import type { SiteView } from "@vitrine/templates/browser";

/**
 * Marks the ends of texts that run against the page, as published pages have them. What draws the page finds its texts
 * as it left them: it writes one anew when its words change, and never reads it.
 */
export function markForeignEnds(page: Element, dir: SiteView["dir"]): void {
  if (dir === "ltr" && !holdsTurnedLetters(page.textContent)) return;
  const texts = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const held = withForeignEnds(text.nodeValue ?? "", dir);
    if (held !== text.nodeValue) text.nodeValue = held;
  }
}
