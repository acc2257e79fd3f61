import { dirname, join, normalize } from "node:path";

/** The files of a repository by path. */
export type FileTree = ReadonlyMap<string, string>;

/** The text of a TeX file with its inputs in place, without comments. Inputs that are missing are left out. */
export function inlineSource(tree: FileTree, path: string, depth = 0): string {
  const text = withoutComments(tree.get(path) ?? "");
  if (depth > 6) return text;
  return text.replace(
    /\\(?:input|include|subfile|loadsection|cvinput)\s*(?:\{([^{}]+)\}|([\w./-]+))/g,
    (_whole, braced?: string, bare?: string) => {
      const found = findInput(tree, path, (braced ?? bare ?? "").trim());
      return found === null ? " " : `\n${bodyOf(inlineSource(tree, found, depth + 1))}\n`;
    },
  );
}

function findInput(tree: FileTree, from: string, name: string): string | null {
  const names = [name, `${name}.tex`].flatMap((each) => [normalize(join(dirname(from), each)), normalize(each)]);
  return names.find((each) => tree.has(each) && /\.(tex|sty|cls)$/.test(each)) ?? null;
}

/** What stands inside of the document when the input is a document of its own. */
function bodyOf(text: string): string {
  const start = text.indexOf("\\begin{document}");
  if (start < 0) return text;
  const end = text.indexOf("\\end{document}", start);
  return text.slice(start + "\\begin{document}".length, end < 0 ? undefined : end);
}

function withoutComments(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(/(^|[^\\])((?:\\\\)*)%.*(?:\n[ \t]*|$)/gm, "$1$2\n")
    .replace(/\\begin\{comment\}[\s\S]*?\\end\{comment\}/g, "")
    .replace(/\\iffalse\b[\s\S]*?\\fi\b/g, "")
    .replace(/\\(?:newpage|clearpage|pagebreak|smallskip|medskip|bigskip|noindent|par)(?![A-Za-z])/g, "\n\n");
}

/** Where an argument in the given brackets ends, or -1; `from` is the place of the opening bracket. */
export function closingPlace(text: string, from: number, open = "{", close = "}"): number {
  let depth = 0;
  for (let place = from; place < text.length; place += 1) {
    const letter = text[place];
    if (letter === "\\") place += 1;
    else if (letter === open) depth += 1;
    else if (letter === close) {
      depth -= 1;
      if (depth === 0) return place;
    }
  }
  return -1;
}

/** The arguments in braces that follow a macro, at most `most`, and where they end. Optional ones are kept apart. */
export function readArguments(
  text: string,
  from: number,
  most: number,
): { args: string[]; option: string; end: number } {
  const args: string[] = [];
  let option = "";
  let place = from;
  if (most === 0) return readOption(text, from);
  while (args.length < most) {
    const gap = /^\s*/.exec(text.slice(place))?.[0] ?? "";
    if (/\n\s*\n/.test(gap)) break;
    const start = place + gap.length;
    if (text[start] === "[" && args.length === 0) {
      const end = closingPlace(text, start, "[", "]");
      if (end < 0) break;
      option = text.slice(start + 1, end);
      place = end + 1;
    } else if (text[start] === "{") {
      const end = closingPlace(text, start);
      if (end < 0) break;
      args.push(text.slice(start + 1, end));
      place = end + 1;
    } else break;
  }
  return { args, option, end: place };
}

/** A single optional argument, for macros and environments that have no other. */
function readOption(text: string, from: number): { args: string[]; option: string; end: number } {
  const start = from + (/^[ \t]*\n?[ \t]*/.exec(text.slice(from, from + 20))?.[0].length ?? 0);
  const end = text[start] === "[" ? closingPlace(text, start, "[", "]") : -1;
  return end < 0 ? { args: [], option: "", end: from } : { args: [], option: text.slice(start + 1, end), end: end + 1 };
}
