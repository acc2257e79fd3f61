import { SaxesParser } from "saxes";
import { UnreadableDocument } from "../../core/errors.ts";

/** An element with the prefixes taken off its name and attributes: `w:p` is `p`. */
export type XmlElement = { name: string; attributes: Record<string, string>; children: (XmlElement | string)[] };

const maxDepth = 400;
const maxElements = 3_000_000;

/**
 * Reads XML into a tree. Document type definitions are not expanded.
 * @throws UnreadableDocument corrupt_file
 */
export function parseXml(text: string): XmlElement {
  const root: XmlElement = { name: "", attributes: {}, children: [] };
  const open: XmlElement[] = [root];
  let elements = 0;
  const parser = new SaxesParser();
  parser.on("error", (cause) => {
    throw new UnreadableDocument("corrupt_file", "The Word document is damaged.", { cause });
  });
  parser.on("opentag", (tag) => {
    elements += 1;
    if (open.length > maxDepth || elements > maxElements) {
      throw new UnreadableDocument("corrupt_file", "The Word document is nested too deeply.");
    }
    const attributes: Record<string, string> = {};
    for (const [key, value] of Object.entries(tag.attributes)) attributes[localName(key)] = value;
    const element: XmlElement = { name: localName(tag.name), attributes, children: [] };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on("closetag", () => void open.pop());
  parser.on("text", (content) => void open.at(-1)?.children.push(content));
  parser.write(text).close();
  return root;
}

function localName(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}

/** Child elements, all or those of one name. */
export function childrenOf(element: XmlElement | undefined, name?: string): XmlElement[] {
  const elements = (element?.children ?? []).filter((child): child is XmlElement => typeof child !== "string");
  return name === undefined ? elements : elements.filter((child) => child.name === name);
}

export function childOf(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return childrenOf(element, name)[0];
}

/** The first element of that name anywhere below. */
export function find(element: XmlElement | undefined, name: string): XmlElement | undefined {
  for (const child of childrenOf(element)) {
    if (child.name === name) return child;
    const below = find(child, name);
    if (below) return below;
  }
  return undefined;
}

/** The `val` attribute of a child, the way WordprocessingML writes most settings. */
export function valueOf(element: XmlElement | undefined, name: string): string | undefined {
  return childOf(element, name)?.attributes["val"];
}

/** An on/off setting: null when it is not said. */
export function toggleOf(element: XmlElement | undefined, name: string): boolean | null {
  const child = childOf(element, name);
  if (!child) return null;
  const value = child.attributes["val"];
  return value === undefined || !["0", "false", "off", "none"].includes(value);
}

/** All text below. */
export function textOf(element: XmlElement): string {
  return element.children.map((child) => (typeof child === "string" ? child : textOf(child))).join("");
}
