import { readDate, readPeriod, isPeriod, type Period } from "../read/dates.ts";
import type { Gold } from "../label/gold.ts";
import { sectionKind, type SectionKind } from "../label/section-kind.ts";
import { isDegree, isPlace, isPost, isSchool } from "../label/words.ts";
import type { TexArgument } from "./events.ts";
import { readFreeEntries } from "./free.ts";
import { headParts, placePart, splitHead, splitPlace } from "./head.ts";
import type { Role } from "./macros.ts";
import { plainText } from "./plain.ts";

/** An entry while it is read; what it becomes depends on its section. */
export type OpenEntry = {
  macro: string;
  title: string;
  org: string;
  dates: string;
  place: string;
  grade: string;
  note: string;
  lines: string[];
};

export type Draft = {
  gold: Gold;
  beside: string[];
  loose: string[];
  doubts: string[];
  kind: SectionKind;
  /** The kinds of the sections so far. */
  seen: Set<SectionKind>;
  entry: OpenEntry | null;
  /** The macro of each job, in their order. */
  macros: string[];
  /** The employer that several posts share. */
  inLead: string | null;
  family: string;
};

const entryKinds: ReadonlySet<SectionKind> = new Set(["jobs", "studies", "projects", "volunteering", "certificates", "awards", "courses", "publications"]);

const oneLine = (text: string): string => text.replace(/[\n\t]+/g, " ").replace(/\s+/g, " ").replace(/^[|,·•–—-]+\s*|\s*[|,;·•–—-]+$|(?<=\D):$/g, "").trim();

export const openEntry = (macro: string): OpenEntry => ({ macro, title: "", org: "", dates: "", place: "", grade: "", note: "", lines: [] });

/** A title below a section names a group, or a section of its own within a column. */
export function startGroup(draft: Draft, title: string): void {
  closeEntry(draft);
  draft.beside.push(title);
  if (draft.kind === "skills") draft.gold._optional.skills.push(title);
  const own = sectionKind(title);
  const isOwnSection = own !== "other" && own !== "unknown" && !(draft.kind === "jobs" && own === "skills");
  if (isOwnSection && (draft.kind === "other" || draft.kind === "unknown" || own === "languages" || own === "certificates" || (draft.kind !== "skills" && own !== "contact"))) draft.kind = own;
}

/** Begins the entry of a macro, or goes on with the one before where a class spreads an entry over several macros. */
export function addEntry(draft: Draft, event: { macro: string; args: TexArgument[] }): void {
  const { macro } = event;
  if (macro === "anonymous") {
    addAnonymous(draft, event.args);
    return;
  }
  const named = event.args.filter(({ tex }) => plainText(tex) !== "");
  if (/^(skills|languages)$/.test(draft.kind) && (named.length === 0 || (named.length === 1 && /^(title|org|head)$/.test(named[0]?.role ?? "")))) {
    if (named[0]) startGroup(draft, plainText(named[0].tex));
    else closeEntry(draft);
    return;
  }
  const goesOn = draft.entry !== null && ((macro === "descript" && draft.entry.title === "") || (macro === "location" && draft.entry.dates === "") || macro === "role" || (macro === "datedline" && draft.entry.title === "" && draft.entry.lines.length === 0));
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
  if (macro === "twentyitem" && roles.length === 5 && (readDate(texts[1] ?? "") !== undefined)) roles.splice(0, 5, "start", "end", "title", "org", "items");
  if (macro === "twentyitemshort" && !isPeriod(texts[0] ?? "")) roles.splice(0, 2, "title", "items");
  const dated = roles.indexOf("dates");
  const periods = texts.flatMap((text, index) => (isPeriod(text) ? [index] : []));
  const [other] = periods;
  if (dated >= 0 && (texts[dated] ?? "") !== "" && !/\d{4}/.test(texts[dated] ?? "") && periods.length === 1 && other !== undefined && !/^resume/.test(macro)) {
    [roles[dated], roles[other]] = [roles[other] ?? "none", "dates"];
  }
  if (macro === "role" && roles.length === 2 && !isPost(texts[0] ?? "") && isPost(texts[1] ?? "")) roles.splice(0, 2, "note", "title");
  if (!/^(resumeSubheading|resumeSubHeading)$/.test(macro) || roles.length !== 4) return;
  if (!isPeriod(texts[1] ?? "") && (isPeriod(texts[3] ?? "") || !/\d{4}/.test(texts[1] ?? ""))) roles.splice(0, 4, "org", "place", "title", "dates");
}

function fillRole(draft: Draft, entry: OpenEntry, role: Role, tex: string, text: string): void {
  if (text === "") return;
  if (role === "items") entry.lines.push(...itemLines(tex));
  else if (role === "start" || role === "end") entry.dates = [entry.dates, oneLine(text)].filter(Boolean).toSorted((a, b) => Number(readDate(a) === null) - Number(readDate(b) === null)).join(" – ");
  else if (role === "head") splitHead(draft, entry, tex);
  else if (role === "note" || role === "label" || role === "none") entry.note = [entry.note, oneLine(text)].filter(Boolean).join("\n");
  else if (role === "list") entry.lines.push(...itemLines(tex));
  else entry[role] = entry[role] === "" ? oneLine(text) : entry[role];
}

/** The lines of a description: its paragraphs and its items. */
export function itemLines(tex: string): string[] {
  const parts = tex.split(/\\item(?![A-Za-z])|\\(?:resumeItem|resumeSubItem|cvitem)(?=\s*\{)/);
  return parts.flatMap((part) => plainText(part).split("\n")).map((line) => line.replace(/\t/g, " ").trim()).filter((line) => /[\p{L}\p{N}]/u.test(line));
}

/** Text below an entry belongs to it; elsewhere in a section with entries it is loose. */
export function addText(draft: Draft, kind: "item" | "text", tex: string): void {
  const lines = itemLines(tex);
  if (lines.length === 0) return;
  if (kind === "text" && draft.entry?.macro === "twocolentry" && draft.entry.lines.length === 0 && draft.entry.org === "") {
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
  if (entry.title !== "" || entry.org === "" || entry.lines.length > 0 || kind === "item" || first === undefined) return;
  const degree = /^(.{2,30}?)[。；;]|^(.{2,30})$/u.exec(first);
  if (draft.kind === "studies" && /\p{Script=Han}/u.test(first) && degree !== null) {
    entry.title = degree[1] ?? degree[2] ?? "";
    lines[0] = first.slice(entry.title.length + 1);
    return;
  }
  const fits = draft.kind === "studies" ? first.length < (/\p{Script=Han}/u.test(first) ? 30 : 120) && !/^(?:GPA|Coursework|Courses)/i.test(first) : draft.kind === "jobs" && isPost(first) && first.length < 80;
  if (!fits) return;
  entry.title = oneLine(first);
  lines.shift();
}

/** Writes the open entry into the label. */
export function closeEntry(draft: Draft): void {
  const { entry } = draft;
  draft.entry = null;
  if (entry === null) return;
  if (entry.org !== "") draft.inLead = entry.org;
  if (!entryKinds.has(draft.kind)) {
    draft.beside.push(...besides(entry));
    if (draft.kind === "skills" || draft.kind === "unknown") draft.loose.push(entry.title, ...entry.lines);
    draft.gold._optional.experiences.push({ position: entry.title, company: entry.org });
    return;
  }
  draft.beside.push(entry.note, entry.dates);
  if (draft.kind === "jobs") closeJob(draft, entry);
  else if (draft.kind === "studies") closeStudy(draft, entry);
  else if (draft.kind === "projects") closeProject(draft, entry);
  else if (draft.kind === "certificates") {
    draft.gold.certifications.push({ name: entry.title || entry.org || entry.lines.join(" ") });
    draft.beside.push(...besides(entry));
  } else closeOptional(draft, entry);
}

const besides = (entry: OpenEntry): string[] => [entry.title, entry.org, entry.place, entry.dates, entry.grade, entry.note, ...entry.lines];

function period(draft: Draft, entry: OpenEntry, kind: "job" | "study"): Period {
  const read = entry.dates === "" ? {} : readPeriod(entry.dates, kind);
  if (read === undefined) draft.doubts.push(`date:${entry.dates}`);
  return read ?? {};
}

function closeJob(draft: Draft, entry: OpenEntry): void {
  if (isPlace(entry.org) && !isPost(entry.title)) {
    [entry.place, entry.org, entry.title] = [entry.place || entry.org, entry.title, ""];
    const [first] = entry.lines;
    if (first !== undefined && isPost(first) && first.length < 80) entry.title = entry.lines.shift() ?? "";
  }
  if (entry.org === "" && entry.dates === "" && !isPost(entry.title)) {
    draft.beside.push(entry.title);
    draft.loose.push(...entry.lines);
    return;
  }
  if (entry.title === "" || entry.org === "") draft.doubts.push(`job-part:${entry.title}/${entry.org}`);
  if (entry.title === "" && entry.org === "") {
    draft.loose.push(...besides(entry));
    return;
  }
  draft.macros.push(entry.macro);
  draft.gold.experiences.push({
    ...(entry.title === "" ? {} : { position: entry.title }),
    ...(entry.org === "" ? {} : { company: entry.org }),
    ...period(draft, entry, "job"),
    ...(entry.place === "" ? {} : { location: entry.place }),
    description: entry.lines.join("\n"),
  });
}

function closeStudy(draft: Draft, entry: OpenEntry): void {
  const isSwapped = (isSchool(entry.title) && !isSchool(entry.org) && !isDegree(entry.title)) || (isDegree(entry.org) && !isDegree(entry.title) && isSchool(entry.title));
  if (isSwapped) [entry.title, entry.org] = [entry.org, entry.title];
  if (entry.org === "" && isSchool(entry.place)) [entry.org, entry.place] = [entry.place, ""];
  if (entry.title === "" || entry.org === "") draft.doubts.push(`study-part:${entry.title}/${entry.org}`);
  const mark = [entry.grade, entry.note, ...entry.lines].join("\n").match(/(?:^|[^\p{L}])(?:C?GPA|Grade|Note|Average|Score|Final mark)\s*(?:\([^)]*\))?\s*[:=–-]?\s*(\d[\d.,]*(?:\s*\/\s*\d[\d.,]*)?\s*%?)/iu)?.[1];
  const grade = mark ?? (/^[^\p{L}]*\d[\d.,]*(?:\s*\/\s*\d+[\d.,]*)?\s*%?$/u.test(entry.grade) ? entry.grade : undefined);
  draft.beside.push(entry.place, entry.grade, ...entry.lines);
  draft.gold.educations.push({
    ...(entry.title === "" ? {} : { degree: entry.title }),
    ...(entry.org === "" ? {} : { institution: entry.org }),
    ...period(draft, entry, "study"),
    ...(grade === undefined ? {} : { gpa: grade.replace(/[.,\s]+$/, "") }),
  });
}

function closeProject(draft: Draft, entry: OpenEntry): void {
  const isRole = entry.org !== "" && (isPost(entry.title) || /^(?:co-?)?(?:cread|creat|author|maintain|autor|contrib|участн|автор)/i.test(entry.title));
  if (isRole) [entry.title, entry.org] = [entry.org, entry.title];
  const title = entry.title || entry.org;
  draft.beside.push(entry.org, entry.place);
  if (title === "") draft.loose.push(...entry.lines);
  else draft.gold.projects.push({ title, description: entry.lines.join("\n") });
}

function closeOptional(draft: Draft, entry: OpenEntry): void {
  draft.beside.push(...besides(entry));
  const optional = draft.gold._optional;
  optional.experiences.push({ position: entry.title || entry.org, company: entry.org || entry.title });
  optional.certifications.push(...[entry.title, entry.org].filter((text) => text !== ""));
  if (draft.kind !== "publications") return;
  const title = [entry.title, entry.org, ...entry.lines].toSorted((a, b) => b.split(" ").length - a.split(" ").length)[0] ?? "";
  if (title.split(" ").length > 3) draft.gold.publications.push({ title });
  else draft.doubts.push("publication-entry");
}

export { oneLine, isPlace };
