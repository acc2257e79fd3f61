import type { SectionKind } from "../label/section-kind.ts";
import { isDegree, isPlace, isPost, isSchool } from "../label/words.ts";
import { readPeriod, type Period } from "../read/dates.ts";
import type { Draft, OpenEntry } from "./draft.ts";

const entryKinds: ReadonlySet<SectionKind> = new Set([
  "jobs",
  "studies",
  "projects",
  "volunteering",
  "certificates",
  "awards",
  "courses",
  "publications",
]);

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

const besides = (entry: OpenEntry): string[] => [
  entry.title,
  entry.org,
  entry.place,
  entry.dates,
  entry.grade,
  entry.note,
  ...entry.lines,
];

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
  const isSwapped =
    (isSchool(entry.title) && !isSchool(entry.org) && !isDegree(entry.title)) ||
    (isDegree(entry.org) && !isDegree(entry.title) && isSchool(entry.title));
  if (isSwapped) [entry.title, entry.org] = [entry.org, entry.title];
  if (entry.org === "" && isSchool(entry.place)) [entry.org, entry.place] = [entry.place, ""];
  if (entry.title === "" || entry.org === "") draft.doubts.push(`study-part:${entry.title}/${entry.org}`);
  const mark = [entry.grade, entry.note, ...entry.lines]
    .join("\n")
    .match(
      /(?:^|[^\p{L}])(?:C?GPA|Grade|Note|Average|Score|Final mark)\s*(?:\([^)]*\))?\s*[:=–-]?\s*(\d[\d.,]*(?:\s*\/\s*\d[\d.,]*)?\s*%?)/iu,
    )?.[1];
  const grade =
    mark ?? (/^[^\p{L}]*\d[\d.,]*(?:\s*\/\s*\d+[\d.,]*)?\s*%?$/u.test(entry.grade) ? entry.grade : undefined);
  draft.beside.push(entry.place, entry.grade, ...entry.lines);
  draft.gold.educations.push({
    ...(entry.title === "" ? {} : { degree: entry.title }),
    ...(entry.org === "" ? {} : { institution: entry.org }),
    ...period(draft, entry, "study"),
    ...(grade === undefined ? {} : { gpa: grade.replace(/[.,\s]+$/, "") }),
  });
}

function closeProject(draft: Draft, entry: OpenEntry): void {
  const isRole =
    entry.org !== "" &&
    (isPost(entry.title) || /^(?:co-?)?(?:cread|creat|author|maintain|autor|contrib|участн|автор)/i.test(entry.title));
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
  const title =
    [entry.title, entry.org, ...entry.lines].toSorted((a, b) => b.split(" ").length - a.split(" ").length)[0] ?? "";
  if (title.split(" ").length > 3) draft.gold.publications.push({ title });
  else draft.doubts.push("publication-entry");
}
