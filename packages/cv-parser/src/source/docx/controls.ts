import { titleKind } from "../../sections/title-kind.ts";
import { childOf, textOf } from "./xml.ts";
import type { XmlElement } from "./xml.ts";

/**
 * What a content control says, or null when it still shows what the template asks for. Templates of Word set the titles of
 * sections that way, too ("Experience"): nobody fills those in, and they are meant as they stand.
 */
export function controlContent(control: XmlElement): XmlElement | null {
  const content = childOf(control, "sdtContent") ?? null;
  const isPlaceholder = childOf(childOf(control, "sdtPr"), "showingPlcHdr") !== undefined;
  return content === null || (isPlaceholder && !isTitle(content)) ? null : content;
}

function isTitle(content: XmlElement): boolean {
  const text = textOf(content).trim();
  return text.split(/\s+/).length <= 4 && titleKind(text)?.exact === true;
}
