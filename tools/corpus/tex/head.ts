import { isPeriod } from "../read/dates.ts";
import { isDegree, isPlace, isPost, isSchool } from "../label/words.ts";
import type { Draft, OpenEntry } from "./entries.ts";
import { closingPlace } from "./source.ts";
import { plainText } from "./plain.ts";

/** Heads of entries that hold several values in one argument: bold parts come first, bars and tabs part the rest. */
export function splitHead(draft: Draft, entry: OpenEntry, tex: string): void {
  const parts = headParts(tex);
  if (draft.kind === "projects") {
    const [title, ...rest] = parts;
    if (title !== undefined && entry.title === "") entry.title = title;
    entry.note = [entry.note, ...rest].filter(Boolean).join("\n");
    return;
  }
  for (const part of parts) placePart(draft, entry, part);
}

/** "dates | town": the dates by their form, the rest is the place. */
export function splitPlace(entry: OpenEntry, tex: string): void {
  for (const part of headParts(tex)) {
    if (entry.dates === "" && /\d{4}/.test(part)) entry.dates = part;
    else if (entry.place === "") entry.place = part;
    else entry.note = [entry.note, part].filter(Boolean).join("\n");
  }
}

function placePart(draft: Draft, entry: OpenEntry, part: string): void {
  if (isPeriod(part) && entry.dates === "") entry.dates = part;
  else if (isPlace(part) && entry.place === "" && !isPost(part) && !isDegree(part)) entry.place = part;
  else if (draft.kind === "studies" && isSchool(part) && entry.org === "") entry.org = part;
  else if (draft.kind === "studies" && isDegree(part) && entry.title === "") entry.title = part;
  else if (draft.kind === "jobs" && isPost(part) && entry.title === "") entry.title = part;
  else if (entry.org === "") entry.org = part;
  else if (entry.title === "") {
    entry.title = part;
    draft.doubts.push(`head:${part}`);
  } else {
    entry.note = [entry.note, part].filter(Boolean).join("\n");
  }
}

/** The parts of a head: its bold words, and what bars, tabs, wide blanks and line ends part. */
export function headParts(tex: string): string[] {
  let marked = tex;
  for (const macro of ["textbf", "textit", "emph", "textsl", "textsc"]) marked = markMacro(marked, macro);
  return plainText(marked.replace(/\\(?:quad|qquad|hfill|hspace\*?\{[^}]*\}|enspace)(?![A-Za-z])/g, "\t").replace(/\$\s*(?:\||\\mid|\\cdot|\\bullet)\s*\$/g, "\t").replace(/\s(?:\||--|---|–|—|·|•)\s/g, "\t"))
    .split(/[\t\n\u0001|]+/)
    .map((part) => part.replace(/^[\s,;:·•()–，、：（-]+|[\s,;:·•(–，、：（-]+$/g, "").trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
}

function markMacro(tex: string, macro: string): string {
  let out = tex;
  let from = 0;
  for (let rounds = 0; rounds < 20; rounds += 1) {
    const start = out.indexOf(`\\${macro}{`, from);
    if (start < 0) return out;
    const open = start + macro.length + 1;
    const end = closingPlace(out, open);
    if (end < 0) return out;
    const inner = out.slice(open + 1, end);
    out = `${out.slice(0, start)}\u0001${inner}\u0001${out.slice(end + 1)}`;
    from = start + inner.length + 2;
  }
  return out;
}
