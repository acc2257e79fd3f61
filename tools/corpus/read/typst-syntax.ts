/** A call of Typst: its named arguments, the others with the contents in brackets after it, and where it ends. */
export type Call = { name: string; named: Record<string, string>; loose: string[]; end: number };

/** A call's named and other arguments, with contents in brackets after it. */
export function readCall(text: string, place: number): Call {
  const name = /^#([a-z][\w-]*)/i.exec(text.slice(place, place + 80))?.[1] ?? "";
  const call: Call = { name, named: {}, loose: [], end: place + 1 + name.length };
  if (text[call.end] === "(") {
    const end = closing(text, call.end);
    for (const part of topLevel(text.slice(call.end + 1, end))) {
      const named = /^([\w-]+)\s*:\s*([\s\S]*)$/.exec(part);
      if (named && !/^[a-z]+:\/\//.test(part)) call.named[named[1] ?? ""] = named[2] ?? "";
      else call.loose.push(part);
    }
    call.end = end + 1;
  }
  while (text[call.end] === "[") {
    const end = closing(text, call.end);
    call.loose.push(text.slice(call.end + 1, end));
    call.end = end + 1;
  }
  return call;
}

function closing(text: string, from: number): number {
  let depth = 0;
  let isQuoted = false;
  for (let place = from; place < text.length; place += 1) {
    const letter = text[place] ?? "";
    if (letter === "\\") place += 1;
    else if (letter === '"' && text[from] === "(") isQuoted = !isQuoted;
    else if (!isQuoted && "([{".includes(letter)) depth += 1;
    else if (!isQuoted && ")]}".includes(letter) && (depth -= 1) === 0) return place;
  }
  return text.length;
}

function topLevel(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let isQuoted = false;
  let current = "";
  for (let place = 0; place < text.length; place += 1) {
    const letter = text[place] ?? "";
    if (letter === "\\") {
      current += letter + (text[place + 1] ?? "");
      place += 1;
      continue;
    }
    if (letter === '"' && depth === 0) isQuoted = !isQuoted;
    if (!isQuoted && "([{".includes(letter)) depth += 1;
    if (!isQuoted && ")]}".includes(letter)) depth -= 1;
    if (letter === "," && depth === 0 && !isQuoted) {
      parts.push(current.trim());
      current = "";
    } else current += letter;
  }
  return [...parts, current.trim()].filter((part) => part !== "");
}

/** The lines that a piece of Typst prints. */
export const textLines = (raw: string): string[] =>
  raw
    .split(/\n\s*[-+*]\s+|\n\s*\n|\\\s*\n|^\s*[-+]\s+/)
    .map(bare)
    .filter((line) => /[\p{L}\p{N}]/u.test(line));

/** What is printed of a piece of Typst. */
export function bare(raw: string): string {
  return raw
    .replace(/^\s*"((?:[^"\\]|\\.)*)"\s*$/s, "$1")
    .replace(/#(?:link|href)\("[^"]*"\)\[([^\]]*)\]/g, "$1")
    .replace(/#(?:link|href)\("([^"]*)"\)/g, "$1")
    .replace(/#?datetime\(([^)]*)\)[^,\s]*/g, " ")
    .replace(/#(?:h|v|fa-icon|fa|icon)\([^)]*\)/g, " ")
    .replace(/#[a-z][\w.-]*(?:\([^()]*\))?\[/gi, "")
    .replace(/#[a-z][\w.-]*\(([^()]*)\)/gi, "$1")
    .replace(/(?<![\p{L}\p{N}])([*_])(\S(?:[^*_]*\S)?)\1/gu, "$2")
    .replace(/---/g, "—")
    .replace(/--/g, "–")
    .replace(/\\([#@$*_&%~<>/\\])/g, "$1")
    .replace(/~/g, " ")
    .replace(/[[\]]/g, "")
    .replace(/\s+/g, " ")
    .trim();
}
