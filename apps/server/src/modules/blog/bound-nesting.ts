import { Tokenizer } from "htmlparser2";

/** Tags in deeper ones are left out, with their text kept: pages do not nest so deep, and reading deep nests is slow. */
const deepest = 40;

const voidTags = new Set(["area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "wbr"]);

/** Drawings and formulas have rules of reading of their own; their words stay. */
const foreignTags = new Set(["svg", "math"]);

const paragraph = new Set(["p"]);
const endsParagraph = ["p", "ul", "ol", "pre", "hr", "div", "table", "blockquote", "section", "article", "dl", "form"];
const terms = new Set(["dt", "dd"]);

/** Tags that end others which were never closed, as writers leave them. */
const impliedEnds: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ...endsParagraph.map((name) => [name, paragraph] as const),
  ["li", new Set(["li"])],
  ["dt", terms],
  ["dd", terms],
  ["a", new Set(["a"])],
]);

/** Tags that are open, as the parser behind will see them or deeper. */
class OpenTags {
  readonly #open: string[] = [];
  readonly #counts = new Map<string, number>();

  /** @returns whether the tag may stay */
  begin(name: string): boolean {
    if (foreignTags.has(name)) return false;
    const ended = impliedEnds.get(name);
    while (ended?.has(this.#open.at(-1) ?? "")) this.#pop();
    if (voidTags.has(name)) return true;
    if (this.#open.length >= deepest) return false;
    this.#open.push(name);
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
    return true;
  }

  /** @returns whether there was anything to end */
  end(name: string): boolean {
    if ((this.#counts.get(name) ?? 0) === 0) return false;
    while (this.#pop() !== name);
    return true;
  }

  #pop(): string | undefined {
    const name = this.#open.pop();
    if (name !== undefined) this.#counts.set(name, (this.#counts.get(name) ?? 1) - 1);
    return name;
  }
}

type Read = { html: string; unclosedComment: number | null };

/**
 * The same HTML without tags that nest too deep and ends of what never began, in time that grows as its length does. A
 * comment that nobody closed is written out, so that what follows it stays.
 */
export function boundNesting(html: string): string {
  const first = read(html);
  const at = first.unclosedComment;
  // No comment behind it is closed either, since it would have ended this one.
  return at === null ? first.html : read(html.slice(0, at) + html.slice(at).replaceAll("<!--", "&lt;!--")).html;
}

function read(html: string): Read {
  const open = new OpenTags();
  const kept: string[] = [];
  let keptTo = 0;
  let dropFrom: number | null = null;
  let unclosedComment: number | null = null;
  const drop = (from: number, to: number) => {
    kept.push(html.slice(keptTo, from));
    keptTo = to;
  };
  const tagEnd = (end: number) => {
    if (dropFrom !== null) drop(dropFrom, end + 1);
    dropFrom = null;
  };
  const ignore = () => undefined;
  const tokenizer = new Tokenizer(
    { decodeEntities: false },
    {
      onopentagname(start, end) {
        dropFrom = open.begin(html.slice(start, end).toLowerCase()) ? null : start - 1;
      },
      onopentagend: tagEnd,
      onselfclosingtag: tagEnd,
      onclosetag(start, end) {
        if (open.end(html.slice(start, end).toLowerCase())) return;
        const closed = html.indexOf(">", end);
        drop(start - 2, closed < 0 ? html.length : closed + 1);
      },
      oncomment(start, end) {
        if (end >= html.length && html.startsWith("<!--", start - 4) && !html.endsWith("-->")) {
          unclosedComment = start - 4;
        }
      },
      onattribdata: ignore,
      onattribentity: ignore,
      onattribend: ignore,
      onattribname: ignore,
      oncdata: ignore,
      ondeclaration: ignore,
      onend: ignore,
      onprocessinginstruction: ignore,
      ontext: ignore,
      ontextentity: ignore,
    },
  );
  tokenizer.write(html);
  tokenizer.end();
  kept.push(html.slice(keptTo));
  return { html: kept.join(""), unclosedComment };
}
