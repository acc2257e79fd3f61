import * as csstree from "css-tree";
import { CssRefusal } from "./css-refusal.ts";

const pairs: Readonly<Record<string, string>> = { "{": "}", "[": "]", "(": ")" };
const closing: ReadonlySet<string> = new Set(Object.values(pairs));

/** Functions that load a file, run something, or show other parts of the page. */
const forbidden =
  /^(?:src|image|(?:-webkit-)?image-set|(?:-webkit-)?cross-fade|expression|paint|(?:-moz-)?element|url-prefix|domain|attr)$/i;
const smallPicture = /^data:image\/(?:png|jpeg|webp|gif|avif);base64,[a-z0-9+/=\s]*$/i;
const pictureCharacters = 8 * 1024;

type Token = { type: string; text: string; start: number };

/** Holds every part of a CSS, whatever it stands in, to what a style may be made of. @throws CssRefusal */
export function requireAllowedTokens(css: string): void {
  const lineAt = (start: number) => css.slice(0, start).split("\n").length;
  const refuse = ({ start }: Pick<Token, "start">, reason: string): never => {
    throw new CssRefusal(lineAt(start), reason);
  };
  const markup = /<[/!a-z?]|-->/i.exec(css);
  if (markup) refuse({ start: markup.index }, "HTML has no place in CSS.");
  const open: string[] = [];
  const tokens = tokensOf(css);
  for (const [index, token] of tokens.entries()) {
    requireWhole(token, refuse);
    if (token.type === "url-token") requirePicture(token, token.text.slice(4, -1), refuse);
    if (token.type === "function-token") {
      const name = token.text.slice(0, -1);
      const [value] = tokens.slice(index + 1).filter(({ type }) => type !== "whitespace-token");
      if (/^url$/i.test(name)) requirePicture(token, value?.text.slice(1, -1) ?? "", refuse);
      if (forbidden.test(name)) refuse(token, `${name}() is not possible here, since it can load something.`);
    }
    const last = token.text.at(-1) ?? "";
    const isOpening = token.type === "function-token" || pairs[token.text] !== undefined;
    if (isOpening) open.push(pairs[last] ?? "");
    else if (closing.has(token.text) && open.pop() !== token.text)
      refuse(token, `There is a "${token.text}" too many.`);
  }
  if (open.length > 0) refuse({ start: css.length }, `A "${open.at(-1)}" is missing at the end.`);
}

type Refuse = (token: Token, reason: string) => never;

function requireWhole(token: Token, refuse: Refuse): void {
  const { type, text } = token;
  const whole = wholeTokens[type];
  if (type.startsWith("bad-") || (whole && !whole.test(text))) {
    refuse(token, "A text, an address or a comment has no end.");
  }
  if (type !== "string-token" && type !== "comment-token" && text.includes("\\")) {
    refuse(token, "A backslash is only possible inside quotation marks.");
  }
}

/** What tokens that a reader closes by itself at the end of a sheet look like when they are closed. */
const wholeTokens: Readonly<Record<string, RegExp>> = {
  "string-token": /^(["'])(?:\\[\s\S]|(?!\1)[^\\])*\1$/,
  "comment-token": /^\/\*[\s\S]*\*\/$/,
  "url-token": /\)$/,
};

function requirePicture(token: Token, address: string, refuse: Refuse): void {
  if (!smallPicture.test(address.trim().replace(/^["']|["']$/g, ""))) {
    refuse(token, "url() is only possible with a small picture inside the CSS itself (data:image/png;base64,…).");
  }
  if (address.length > pictureCharacters) refuse(token, "A picture inside the CSS may be at most 6 KB large.");
}

function tokensOf(css: string): Token[] {
  const tokens: Token[] = [];
  csstree.tokenize(css, (type, start, end) => {
    tokens.push({ type: csstree.tokenNames[type] ?? "", text: css.slice(start, end), start });
  });
  return tokens;
}
