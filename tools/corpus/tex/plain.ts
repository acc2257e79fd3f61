import { readArguments } from "./source.ts";
import { accents, lastShown, letters, silent } from "./signs.ts";

/** What a reader of the printed page sees of a piece of TeX: `\\` is a line break, `\hfill` and `&` are tabs. */
export function plainText(tex: string): string {
  return tidy(walk(tex, 0));
}

function walk(tex: string, depth: number): string {
  let out = "";
  for (let place = 0; place < tex.length;) {
    const letter = tex[place] ?? "";
    if (letter === "\\") {
      const { text, end } = readMacro(tex, place, depth);
      out += text;
      place = end;
    } else {
      out += plainLetter(letter, tex, place);
      place += 1;
    }
  }
  return out;
}

function plainLetter(letter: string, tex: string, place: number): string {
  if (letter === "{" || letter === "}" || letter === "$") return "";
  if (letter === "~") return " ";
  if (letter === "&") return "\t";
  if (letter === "\n") return /^\n[ \t]*\n/.test(tex.slice(place)) ? "\n" : " ";
  return letter;
}

function readMacro(tex: string, from: number, depth: number): { text: string; end: number } {
  const name = /^\\([A-Za-z@]+)\*?/.exec(tex.slice(from, from + 60));
  if (name === null) return readSign(tex, from);
  const macro = name[1] ?? "";
  const after = from + name[0].length;
  if (macro.length === 1 && accents[macro] !== undefined && /^\s*\{?\\?[A-Za-z]/.test(tex.slice(after, after + 4)))
    return accented(tex, after, accents[macro]);
  const sign = letters[macro];
  if (sign !== undefined) return { text: sign, end: skipBlank(tex, after) };
  if (macro === "begin" || macro === "end") return { text: "\n", end: endOfEnvironmentHead(tex, after) };
  if (macro === "item") return { text: "\n", end: readArguments(tex, after, 0).end };
  const hidden = silent[macro];
  if (hidden !== undefined)
    return { text: " ", end: hidden === 0 ? skipLength(tex, after) : readArguments(tex, after, hidden).end };
  const shown = lastShown[macro];
  if (shown !== undefined) {
    const { args, end } = readArguments(tex, after, shown);
    return { text: depth > 12 ? "" : walk(args.at(-1) ?? "", depth + 1), end };
  }
  if (/^(fa[A-Z]|ai[A-Z]|icon|faicon)/.test(macro)) return { text: " ", end: after };
  const { end } = readArguments(tex, after, 0);
  return {
    text: tex[after] === "{" || /[A-Z]/.test(macro) ? "" : "",
    end: tex[after] === "[" ? end : skipBlank(tex, after),
  };
}

const skipBlank = (tex: string, from: number): number => (/^ (?! )/.test(tex.slice(from, from + 2)) ? from + 1 : from);
const skipLength = (tex: string, from: number): number =>
  from + (/^\s*=?\s*-?[\d.]+\s*(?:pt|em|ex|cm|mm|in)\b/.exec(tex.slice(from, from + 30))?.[0].length ?? 0);

function endOfEnvironmentHead(tex: string, from: number): number {
  const { args, end } = readArguments(tex, from, 1);
  const options = readArguments(tex, end, 0);
  const isBoxed =
    /^(minipage|tabular|tabularx|tabular\*|tabulary|tabu|longtable|multicols|adjustwidth|wrapfigure|paracol|textblock|list|spacing)$/.test(
      args[0] ?? "",
    );
  if (!isBoxed) return options.end;
  const inner = readArguments(
    tex,
    options.end,
    /tabularx|tabulary|tabular\*|adjustwidth|list/.test(args[0] ?? "") ? 2 : 1,
  ).end;
  return readArguments(tex, inner, 0).end;
}

function readSign(tex: string, from: number): { text: string; end: number } {
  const sign = tex[from + 1] ?? "";
  if (sign === "\\") {
    const spacing = /^\*?\s*(?:\[[^\]]*\])?/.exec(tex.slice(from + 2, from + 40))?.[0] ?? "";
    return { text: "\n", end: from + 2 + spacing.length };
  }
  const accent = accents[sign];
  if (accent !== undefined) return accented(tex, from + 2, accent);
  if (/[,;:! ]/.test(sign)) return { text: sign === "!" ? "" : " ", end: from + 2 };
  if (/[-/()[\]]/.test(sign)) return { text: "", end: from + 2 };
  return { text: sign, end: from + 2 };
}

function accented(tex: string, from: number, accent: string): { text: string; end: number } {
  const match = /^\s*(?:\{\\?([A-Za-z])\}|\{\}|\\?([A-Za-z]))/.exec(tex.slice(from, from + 8));
  if (match === null) return { text: "", end: from };
  return { text: `${match[1] ?? match[2] ?? ""}${accent}`.normalize("NFC"), end: from + match[0].length };
}

function tidy(text: string): string {
  return text
    .normalize("NFC")
    .replace(/---/g, "—")
    .replace(/--/g, "–")
    .replace(/``|''/g, '"')
    .replace(/[^\S\n\t]+/g, " ")
    .replace(/ *\t[ \t]*/g, "\t")
    .replace(/[ \t]*\n\s*/g, "\n")
    .trim();
}
