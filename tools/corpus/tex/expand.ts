import { isPeriod } from "../read/dates.ts";
import { plainText } from "./plain.ts";
import { closingPlace, readArguments } from "./source.ts";

type Macro = { args: number; preset: string | null; body: string; end: number };

const definition =
  /\\(?:(?:re|provide)?newcommand|providecommand|renewcommand|DeclareRobustCommand|def|NewDocumentCommand|RenewDocumentCommand)\*?\s*(?:\{\s*\\([A-Za-z@]+)\s*\}|\\([A-Za-z@]+))/g;

/** The macros that a source defines by itself, and what remains of it without the definitions. */
export function collectMacros(source: string): {
  macros: Map<string, Macro>;
  rest: { preamble: string; body: string };
} {
  const macros = new Map<string, Macro>();
  let rest = "";
  let place = 0;
  for (const match of source.matchAll(definition)) {
    if (match.index < place) continue;
    const macro = readDefinition(source, match.index + match[0].length, match[0]);
    const name = match[1] ?? match[2];
    if (macro === null || name === undefined) continue;
    macros.set(name, macro);
    rest += source.slice(place, match.index);
    place = macro.end;
  }
  rest += source.slice(place);
  const start = rest.indexOf("\\begin{document}");
  const end = rest.indexOf("\\end{document}");
  return { macros, rest: { preamble: rest.slice(0, start), body: rest.slice(start + 16, end < 0 ? undefined : end) } };
}

function readDefinition(text: string, from: number, head: string): Macro | null {
  if (/DocumentCommand/.test(head)) {
    const { args, end } = readArguments(text, from, 2);
    const [signature, body] = args;
    if (signature === undefined || body === undefined) return null;
    return { args: signature.replace(/[^mo]/g, "").length, preset: null, body, end };
  }
  const rest = /^\s*(?:((?:#\d)+)|\[(\d)\])?\s*/.exec(text.slice(from));
  const count = rest?.[2] ? Number(rest[2]) : (rest?.[1]?.length ?? 0) / 2;
  let place = from + (rest?.[0].length ?? 0);
  let preset: string | null = null;
  if (text[place] === "[") {
    const end = closingPlace(text, place, "[", "]");
    if (end < 0) return null;
    preset = text.slice(place + 1, end);
    place = end + 1;
    while (/\s/.test(text[place] ?? "")) place += 1;
  }
  if (text[place] !== "{") return null;
  const end = closingPlace(text, place);
  return end < 0 ? null : { args: count, preset, body: text.slice(place + 1, end), end: end + 1 };
}

/** The text with a source's own macros replaced, except those in `known`, whose arguments have a meaning. */
export function expandMacros(text: string, macros: ReadonlyMap<string, Macro>, known: ReadonlySet<string>): string {
  let current = text;
  for (let round = 0; round < 5; round += 1) {
    const next = expandOnce(current, macros, known);
    if (next === current || next.length > 400_000) break;
    current = next;
  }
  return current;
}

function expandOnce(text: string, macros: ReadonlyMap<string, Macro>, known: ReadonlySet<string>): string {
  let out = "";
  let place = 0;
  const call = /\\([A-Za-z@]+)/g;
  for (let match = call.exec(text); match !== null; match = call.exec(text)) {
    const macro = macros.get(match[1] ?? "");
    if (macro === undefined || known.has(match[1] ?? "")) continue;
    if (
      /section/i.test(match[1] ?? "") &&
      !/sub|name/i.test(match[1] ?? "") &&
      macro.args > 0 &&
      !/\\section/.test(macro.body)
    )
      continue;
    if (macro.args >= 3 && readArguments(text, call.lastIndex, macro.args).args.some((arg) => isPeriod(plainText(arg))))
      continue;
    out += text.slice(place, match.index);
    const written = readArguments(text, call.lastIndex, macro.preset === null ? macro.args : macro.args - 1);
    const args = macro.preset === null ? written.args : [written.option || macro.preset, ...written.args];
    out += fill(macro.body, args);
    place = macro.args === 0 ? call.lastIndex : written.end;
    if (macro.args === 0 && text.startsWith("{}", place)) place += 2;
    else if (macro.args === 0) out += "\\relax ";
    call.lastIndex = place;
  }
  return out + text.slice(place);
}

const fill = (body: string, args: readonly string[]): string =>
  body.replace(/#(\d)/g, (_whole, digit: string) => args[Number(digit) - 1] ?? "");
