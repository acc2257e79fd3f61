import { parse, serialize, serializeOuter, type DefaultTreeAdapterTypes as Tree } from "parse5";

/** An element of a page that was read. */
export class Part {
  readonly tag: string;
  readonly #element: Tree.Element;
  readonly #around: Part | null;

  constructor(element: Tree.Element, around: Part | null) {
    this.tag = element.tagName;
    this.#element = element;
    this.#around = around;
  }

  /** What an attribute says; null without it. */
  attribute(wanted: string): string | null {
    return this.#element.attrs.find(({ name }) => name === wanted)?.value ?? null;
  }

  attributeNames(): string[] {
    return this.#element.attrs.map(({ name }) => name);
  }

  hasClass(name: string): boolean {
    return (this.attribute("class") ?? "").split(/\s+/).includes(name);
  }

  isWithin(other: Part | undefined): boolean {
    for (let around = this.#around; around; around = around.#around) if (around === other) return true;
    return false;
  }

  /** All words in it, those of scripts too. */
  text(): string {
    return textOf(this.#element);
  }

  /** Its markup with its own tags. */
  outerHtml(): string {
    return serializeOuter(this.#element);
  }

  innerHtml(): string {
    return serialize(this.#element);
  }
}

/**
 * A page as a browser's parser sees it, by the parser of jsdom, but without a window around it: to read it and to ask it
 * cost a third of the time.
 */
export class ParsedPage {
  /** All elements in the order of the page. */
  readonly parts: readonly Part[];
  readonly #byTag: ReadonlyMap<string, readonly Part[]>;

  constructor(html: string) {
    const parts: Part[] = [];
    collect(parse(html, { scriptingEnabled: false }), null, parts);
    this.parts = parts;
    this.#byTag = Map.groupBy(parts, ({ tag }) => tag);
  }

  /** Elements of that name; with some attributes, where these say that. */
  all(tag: string, attributes: Readonly<Record<string, string>> = {}): readonly Part[] {
    const wanted = Object.entries(attributes);
    const named = this.#byTag.get(tag) ?? [];
    return named.filter((part) => wanted.every(([name, value]) => part.attribute(name) === value));
  }

  /** What of these stands first in the page. */
  first(tag: string, attributes?: Readonly<Record<string, string>>): Part | undefined {
    return this.all(tag, attributes)[0];
  }
}

function collect(node: Tree.ParentNode, around: Part | null, into: Part[]): void {
  for (const child of node.childNodes) {
    if (!("tagName" in child)) continue;
    const part = new Part(child, around);
    into.push(part);
    collect(child, part, into);
  }
}

function textOf(node: Tree.ParentNode): string {
  let text = "";
  for (const child of node.childNodes) {
    if ("value" in child) text += child.value;
    else if ("childNodes" in child) text += textOf(child);
  }
  return text;
}
