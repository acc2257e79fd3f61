import { childrenOf, find, valueOf } from "./xml.ts";
import type { XmlElement } from "./xml.ts";

/** Reads `word/numbering.xml`: tells which list ids draw a mark. Unknown ids count as lists, `0` means none. */
export function readNumbering(root: XmlElement | null): (numId: string) => boolean {
  const sheet = root ? find(root, "numbering") : undefined;
  const formats = new Map<string, string>();
  for (const list of childrenOf(sheet, "abstractNum")) {
    const level = childrenOf(list, "lvl")[0];
    formats.set(list.attributes["abstractNumId"] ?? "", valueOf(level, "numFmt") ?? "bullet");
  }
  const lists = new Map<string, string>();
  for (const num of childrenOf(sheet, "num")) {
    lists.set(num.attributes["numId"] ?? "", formats.get(valueOf(num, "abstractNumId") ?? "") ?? "bullet");
  }
  return (numId) => numId !== "0" && lists.get(numId) !== "none";
}
