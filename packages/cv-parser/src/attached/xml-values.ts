import { Parser } from "htmlparser2";
import { cleanText } from "../source/characters.ts";
import { childOf, textOf, type XmlElement } from "../source/docx/xml.ts";

const readable = (raw: string): string => cleanText(raw.normalize("NFC")).replace(/\s+/g, " ").trim();

/** The element at the end of a way of names ("PersonName/GivenName"), the first of each name. */
export function elementAt(element: XmlElement | undefined, path: string): XmlElement | undefined {
  return path.split("/").reduce<XmlElement | undefined>((at, name) => childOf(at, name), element);
}

/** The text of an element as one line; empty for none. */
export const textIn = (element: XmlElement | undefined): string => (element ? readable(textOf(element)) : "");

/** The text at the end of a way of names as one line; empty when there is none. */
export function textAt(element: XmlElement | undefined, path: string): string {
  return textIn(elementAt(element, path));
}

const ends = new Set(["p", "div", "li", "ul", "ol", "h1", "h2", "h3", "h4", "h5", "h6", "br", "tr"]);

/** Paragraphs and bullets of a text that the format keeps as HTML; a bullet stands behind its mark. */
export function paragraphsAt(element: XmlElement | undefined, path: string): string[] {
  const found = elementAt(element, path);
  if (!found) return [];
  const lines = [""];
  const add = (text: string) => (lines[lines.length - 1] += text);
  const parser = new Parser({
    onopentagname: (name) => void (name === "li" ? lines.push("• ") : name === "br" && lines.push("")),
    onclosetag: (name) => void (ends.has(name) && name !== "br" && lines.push("")),
    ontext: add,
  });
  parser.write(textOf(found));
  parser.end();
  return lines
    .flatMap((line) => line.split(/\r?\n/))
    .map(readable)
    .filter((line) => /[\p{L}\p{N}]/u.test(line));
}
