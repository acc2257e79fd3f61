import { sectionKind } from "../label/section-kind.ts";
import { isPost } from "../label/words.ts";
import { isPeriod, readDate } from "../read/dates.ts";
import { closeEntry } from "./close-entry.ts";
import { itemLines, oneLine, openEntry, type Draft, type OpenEntry } from "./draft.ts";
import type { TexArgument } from "./events.ts";
import { readFreeEntries } from "./free.ts";
import { headParts, placePart, splitHead, splitPlace } from "./head.ts";
import type { Role } from "./macros.ts";
import { plainText } from "./plain.ts";

/** A title below a section names a group, or a section of its own within a column. */
export function startGroup(draft: Draft, title: string): void {
  closeEntry(draft);
  draft.beside.push(title);
  if (draft.kind === "skills") draft.gold._optional.skills.push(title);
  const own = sectionKind(title);
  const isOwnSection = own !== "other" && own !== "unknown" && !(draft.kind === "jobs" && own === "skills");
  if (
    isOwnSection &&
    (draft.kind === "other" ||
      draft.kind === "unknown" ||
      own === "languages" ||
      own === "certificates" ||
      (draft.kind !== "skills" && own !== "contact"))
  )
    draft.kind = own;
}

/** Begins the entry of a macro, or goes on with the one before where a class spreads an entry over several macros. */
export function addEntry(draft: Draft, event: { macro: string; args: TexArgument[] }): void {
  const { macro } = event;
  if (macro === "anonymous") {
    addAnonymous(draft, event.args);
    return;
  }
  const named = event.args.filter(({ tex }) => plainText(tex) !== "");
  if (
    /^(skills|languages)$/.test(draft.kind) &&
    (named.length === 0 || (named.length === 1 && /^(title|org|head)$/.test(named[0]?.role ?? "")))
  ) {
    if (named[0]) startGroup(draft, plainText(named[0].tex));
    else closeEntry(draft);
    return;
  }
  const goesOn =
    draft.entry !== null &&
    ((macro === "descript" && draft.entry.title === "") ||
      (macro === "location" && draft.entry.dates === "") ||
      macro === "role" ||
      (macro === "datedline" && draft.entry.title === "" && draft.entry.lines.length === 0));
  if (macro === "location" && !goesOn) {
    draft.beside.push(...event.args.map(({ tex }) => plainText(tex)));
    return;
  }
  const shared = /SubSub|Subsub|cvsubentry/.test(macro) ? draft.entry?.org || draft.inLead : null;
  const sharedOrg = macro === "descript" && draft.entry ? draft.entry.org : shared;
  if (!goesOn) closeEntry(draft);
  const entry = goesOn && draft.entry !== null ? draft.entry : openEntry(macro);
  if (sharedOrg) entry.org = sharedOrg;
  if (macro === "location") for (const { tex } of event.args) splitPlace(entry, tex);
  else fillArguments(draft, entry, event.args);
  draft.entry = entry;
}

/** An entry of a macro that nobody knows: each argument is placed by its words. */
function addAnonymous(draft: Draft, args: readonly TexArgument[]): void {
  closeEntry(draft);
  const entry = openEntry("anonymous");
  for (const { tex } of args) {
    const text = plainText(tex);
    if (text.length > 120 || /\\item|\\begin/.test(tex)) entry.lines.push(...itemLines(tex));
    else for (const part of headParts(tex)) placePart(draft, entry, part);
  }
  draft.entry = entry;
}

function fillArguments(draft: Draft, entry: OpenEntry, args: readonly TexArgument[]): void {
  const texts = args.map(({ tex }) => plainText(tex));
  const roles = args.map(({ role }) => role);
  fixOrder(entry.macro, texts, roles);
  args.forEach(({ tex }, index) => fillRole(draft, entry, roles[index] ?? "none", tex, texts[index] ?? ""));
}

/** In the forms of "resumeSubheading" the place of the dates tells which of the two orders is meant. */
function fixOrder(macro: string, texts: readonly string[], roles: Role[]): void {
  if (macro === "twentyitem" && roles.length === 5 && readDate(texts[1] ?? "") !== undefined)
    roles.splice(0, 5, "start", "end", "title", "org", "items");
  if (macro === "twentyitemshort" && !isPeriod(texts[0] ?? "")) roles.splice(0, 2, "title", "items");
  const dated = roles.indexOf("dates");
  const periods = texts.flatMap((text, index) => (isPeriod(text) ? [index] : []));
  const [other] = periods;
  if (
    dated >= 0 &&
    (texts[dated] ?? "") !== "" &&
    !/\d{4}/.test(texts[dated] ?? "") &&
    periods.length === 1 &&
    other !== undefined &&
    !macro.startsWith("resume")
  ) {
    [roles[dated], roles[other]] = [roles[other] ?? "none", "dates"];
  }
  if (macro === "role" && roles.length === 2 && !isPost(texts[0] ?? "") && isPost(texts[1] ?? ""))
    roles.splice(0, 2, "note", "title");
  if (!/^(resumeSubheading|resumeSubHeading)$/.test(macro) || roles.length !== 4) return;
  if (!isPeriod(texts[1] ?? "") && (isPeriod(texts[3] ?? "") || !/\d{4}/.test(texts[1] ?? "")))
    roles.splice(0, 4, "org", "place", "title", "dates");
}

function fillRole(draft: Draft, entry: OpenEntry, role: Role, tex: string, text: string): void {
  if (text === "") return;
  if (role === "items") entry.lines.push(...itemLines(tex));
  else if (role === "start" || role === "end")
    entry.dates = [entry.dates, oneLine(text)]
      .filter(Boolean)
      .toSorted((a, b) => Number(readDate(a) === null) - Number(readDate(b) === null))
      .join(" – ");
  else if (role === "head") splitHead(draft, entry, tex);
  else if (role === "note" || role === "label" || role === "none")
    entry.note = [entry.note, oneLine(text)].filter(Boolean).join("\n");
  else if (role === "list") entry.lines.push(...itemLines(tex));
  else entry[role] = entry[role] === "" ? oneLine(text) : entry[role];
}

/** Text below an entry belongs to it; elsewhere in a section with entries it is loose. */
export function addText(draft: Draft, kind: "item" | "text", tex: string): void {
  const lines = itemLines(tex);
  if (lines.length === 0) return;
  if (
    kind === "text" &&
    draft.entry?.macro === "twocolentry" &&
    draft.entry.lines.length === 0 &&
    draft.entry.org === ""
  ) {
    splitHead(draft, draft.entry, tex);
    return;
  }
  const isFree = draft.entry === null || draft.entry.macro === "free";
  if (isFree && /^(jobs|studies)$/.test(draft.kind) && kind === "text" && readFreeEntries(draft, tex)) return;
  if (isFree && draft.kind === "studies" && kind === "item" && readFreeEntries(draft, tex)) return;
  if (draft.entry !== null) {
    takeTitle(draft, draft.entry, lines, kind);
    draft.entry.lines.push(...(kind === "item" ? [lines.join(" ")] : lines));
    return;
  }
  if (/^(volunteering|awards|courses)$/.test(draft.kind)) {
    draft.beside.push(...lines);
    draft.gold._optional.certifications.push(...lines);
    draft.gold._optional.experiences.push(...lines.map((line) => ({ company: line, position: line })));
  } else draft.loose.push(...lines);
}

/** Below a head that names only the school or the employer, the first line names the degree or the post. */
function takeTitle(draft: Draft, entry: OpenEntry, lines: string[], kind: "item" | "text"): void {
  const [first] = lines;
  if (entry.title !== "" || entry.org === "" || entry.lines.length > 0 || kind === "item" || first === undefined)
    return;
  const degree = /^(.{2,30}?)[。；;]|^(.{2,30})$/u.exec(first);
  if (draft.kind === "studies" && /\p{Script=Han}/u.test(first) && degree !== null) {
    entry.title = degree[1] ?? degree[2] ?? "";
    lines[0] = first.slice(entry.title.length + 1);
    return;
  }
  const fits =
    draft.kind === "studies"
      ? first.length < (/\p{Script=Han}/u.test(first) ? 30 : 120) && !/^(?:GPA|Coursework|Courses)/i.test(first)
      : draft.kind === "jobs" && isPost(first) && first.length < 80;
  if (!fits) return;
  entry.title = oneLine(first);
  lines.shift();
}
