import { childOf, childrenOf, type XmlElement } from "./xml.ts";

/** In English Metric Units: an inch wide and half an inch high. What is smaller is an icon. */
const leastWidth = 914_400;
const leastHeight = 457_200;

/**
 * True where a drawing lies behind the text: templates of Word set the name in white upon a coloured shape, which no
 * style of the text tells of.
 */
export function hasDrawingBehind(element: XmlElement): boolean {
  if (element.name === "anchor" && ["1", "true"].includes(element.attributes["behindDoc"] ?? "")) {
    const { cx = "0", cy = "0" } = childOf(element, "extent")?.attributes ?? {};
    return Number(cx) >= leastWidth && Number(cy) >= leastHeight;
  }
  return childrenOf(element).some(hasDrawingBehind);
}
