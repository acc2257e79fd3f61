import { isPeriod } from "../read/dates.ts";
import { isDegree, isPlace, isPost, isSchool } from "../label/words.ts";
import type { Draft, OpenEntry } from "./draft.ts";
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

/** Puts a part of a head where its words say that it belongs. */
export function placePart(draft: Draft, entry: OpenEntry, part: string): void {
  if (isPeriod(part) && entry.dates === "") entry.dates = part;
  else if (isPlace(part) && entry.place === "" && !isPost(part) && !isDegree(part)) entry.place = part;
  else if (draft.kind === "studies" && isSchool(part) && entry.org === "") entry.org = part;
  else if (draft.kind === "studies" && isDegree(part) && entry.title === "") entry.title = part;
  else if (draft.kind === "jobs" && isPost(part) && entry.title === "") entry.title = part;
  else if (draft.kind === "studies" && entry.org !== "" && /\p{Script=Han}/u.test(part) && part.length < 20)
    entry.title = [entry.title, part].filter(Boolean).join(" ");
  else if (entry.place === "" && entry.org !== "" && entry.title !== "" && part.split(" ").length < 4)
    entry.place = part;
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
  return plainText(
    marked
      .replace(/\\(?:quad|qquad|hfill|hspace\*?\{[^}]*\}|enspace|dotfill)(?![A-Za-z])/g, "\t")
      .replace(/\$\s*(?:\||\\mid|\\cdot|\\bullet|\\vert|\\diamond)\s*\$/g, "\t"),
  )
    .split(/[\t\n\uE000|]+/)
    .map(trimmed)
    .flatMap(withoutPeriod)
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
}

const trimmed = (part: string): string =>
  part
    .replace(/^[\s,;:·•()–，、：（-]+|[\s,;:·•(–，、：（-]+$/g, "")
    .replace(/^([^(]*)\)$/, "$1")
    .trim();

/** A period at either end of a part stands alone; what remains is cut at dashes, and a town after commas. */
function withoutPeriod(part: string): string[] {
  if (isPeriod(part)) return [part];
  const words = part.split(" ");
  for (let cut = 1; cut < words.length; cut += 1) {
    const last = trimmed(words.slice(cut).join(" "));
    if (isPeriod(last)) return [...pieces(trimmed(words.slice(0, cut).join(" "))), last];
    const first = trimmed(words.slice(0, words.length - cut).join(" "));
    if (isPeriod(first)) return [first, ...pieces(trimmed(words.slice(words.length - cut).join(" ")))];
  }
  return pieces(part);
}

function pieces(part: string): string[] {
  return part
    .split(/\s(?:--|---|–|—|·|•|@|\s)\s/)
    .map(trimmed)
    .flatMap((piece) => {
      const commas = piece.split(/\s*,\s*/);
      const [first, ...rest] = commas;
      const place = rest.join(", ");
      if (
        first === undefined ||
        rest.length === 0 ||
        (isPlace(piece) &&
          !/[()]/.test(first) &&
          commas.length === 2 &&
          !isSchool(first) &&
          !isPost(first) &&
          !isDegree(first))
      )
        return [piece];
      return rest.length <= 2 &&
        isPlace(rest.length === 2 ? place : `X, ${place}`) &&
        !isPost(place) &&
        !isDegree(place) &&
        !isSchool(place) &&
        !/Inc|Ltd|LLC|GmbH|S\.A|Corp|Lab|Dep/.test(place)
        ? [first, place]
        : [piece];
    });
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
    out = `${out.slice(0, start)}\uE000${inner}\uE000${out.slice(end + 1)}`;
    from = start + inner.length + 2;
  }
  return out;
}
