import { emptyGold, type Gold, type LabelledSource } from "../label/gold.ts";
import { sectionKind, type SectionKind } from "../label/section-kind.ts";
import { isHumanLanguage } from "../label/words.ts";
import { splitList } from "../label/split-list.ts";
import { readDate, readPeriod, type Period } from "./dates.ts";
import type { YamlValue } from "./yaml.ts";

type Entry = { [key: string]: YamlValue };

const isMap = (value: YamlValue | undefined): value is Entry =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isText = (value: YamlValue | undefined): value is string => typeof value === "string" && value !== "";

/** Markdown's marks and TeX's signs are not printed. */
const bare = (value: string): string =>
  value
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/(\*\*|\*|__|`)(\S(?:.*?\S)?)\1/g, "$2")
    .replace(/\\([#&%_$])/g, "$1")
    .replace(/[^\S\n]+/g, " ")
    .trim();

const text = (entry: Entry, ...keys: string[]): string => {
  const found = keys.map((key) => entry[key]).find(isText);
  return found === undefined ? "" : bare(found);
};
const lines = (value: YamlValue | undefined): string[] =>
  Array.isArray(value)
    ? value.flatMap((each) =>
        isText(each) ? [bare(each)] : isMap(each) ? lines(Object.values(each)) : Array.isArray(each) ? lines(each) : [],
      )
    : isText(value)
      ? [bare(value)]
      : [];

/** The label of a CV in the form of RenderCV; null when the value has another form. */
export function labelRenderCv(value: YamlValue): LabelledSource | null {
  if (!isMap(value) || !isMap(value["cv"]) || !isMap(value["cv"]["sections"])) return null;
  const cv = value["cv"];
  const gold = emptyGold();
  const beside = [
    text(cv, "label", "headline"),
    text(cv, "website"),
    ...lines(Array.isArray(cv["social_networks"]) ? cv["social_networks"] : []),
  ];
  gold.personal_info = withoutEmpty({
    name: text(cv, "name"),
    email: text(cv, "email"),
    phone: text(cv, "phone").replace(/^tel:/, ""),
    location: text(cv, "location"),
  });
  const theme = isMap(value["design"]) ? text(value["design"], "theme") : "";
  const source: LabelledSource = { gold, beside, loose: [], doubts: [], family: `rendercv-${theme || "classic"}` };
  for (const [title, entries] of Object.entries(value["cv"]["sections"]))
    readSection(source, title.replace(/_/g, " "), entries ?? null);
  return source;
}

function readSection(source: LabelledSource, title: string, value: YamlValue): void {
  source.beside.push(title);
  const entries = Array.isArray(value) ? value : [];
  const kind = sectionKind(title);
  for (const entry of entries) {
    if (isText(entry)) readText(source, kind, bare(entry));
    else if (isMap(entry)) readEntry(source, kind, entry);
  }
}

function readText({ gold, beside, loose }: LabelledSource, kind: SectionKind, value: string): void {
  if (kind === "summary") gold.personal_info.summary = [gold.personal_info.summary, value].filter(Boolean).join(" ");
  else if (kind === "skills") gold.skills.push(...splitList(value).map((name) => ({ name })));
  else if (kind === "languages")
    gold.languages.push(
      ...splitList(value)
        .filter(isHumanLanguage)
        .map((name) => ({ name })),
    );
  else if (kind === "certificates") gold.certifications.push({ name: value });
  else if (kind === "publications") gold.publications.push({ title: value });
  else if (kind === "jobs" || kind === "studies" || kind === "projects" || kind === "unknown") loose.push(value);
  beside.push(...(kind === "jobs" || kind === "studies" || kind === "projects" || kind === "unknown" ? [] : [value]));
  if (/^(awards|courses|volunteering)$/.test(kind)) {
    gold._optional.certifications.push(value);
    gold._optional.experiences.push({ company: value, position: value });
  }
}

function readEntry(source: LabelledSource, kind: SectionKind, entry: Entry): void {
  const { gold, beside } = source;
  const description = [...lines(entry["summary"]), ...lines(entry["highlights"])];
  if ("institution" in entry) addStudy(gold, beside, entry, description);
  else if ("company" in entry) addJob(source, kind, entry, description);
  else if ("title" in entry && "authors" in entry) {
    gold.publications.push({ title: text(entry, "title") });
    beside.push(...lines(entry["authors"]), text(entry, "journal", "doi", "url"));
  } else if ("label" in entry) addLabelled(source, kind, entry);
  else if ("bullet" in entry) readText(source, kind, text(entry, "bullet"));
  else if ("name" in entry) addNamed(source, kind, entry, description);
  else beside.push(...lines(Object.values(entry)));
}

function addStudy(gold: Gold, beside: string[], entry: Entry, description: readonly string[]): void {
  const grade = description
    .map((line) => /(?:C?GPA|Grade|Average)\s*:?\s*(\d[\d.,]*(?:\s*\/\s*\d[\d.,]*)?)/i.exec(line)?.[1])
    .find((found) => found !== undefined);
  const degree = [text(entry, "degree"), text(entry, "area")].filter(Boolean).join(" ");
  gold.educations.push({
    ...withoutEmpty({ degree, institution: text(entry, "institution"), gpa: grade ?? "" }),
    ...period(entry, "study"),
  });
  beside.push(text(entry, "location"), ...description);
}

function addJob(
  { gold, beside }: LabelledSource,
  kind: SectionKind,
  entry: Entry,
  description: readonly string[],
): void {
  const fields = withoutEmpty({
    position: text(entry, "position"),
    company: text(entry, "company"),
    location: text(entry, "location"),
  });
  if (/^(jobs|unknown)$/.test(kind))
    gold.experiences.push({ ...fields, ...period(entry, "job"), description: description.join("\n") });
  else {
    gold._optional.experiences.push(fields);
    beside.push(...Object.values(fields), ...description);
  }
}

function addLabelled(source: LabelledSource, kind: SectionKind, entry: Entry): void {
  const label = text(entry, "label");
  const values = splitList(text(entry, "details"));
  const { gold, beside } = source;
  beside.push(label);
  const isSpoken = kind === "languages" || values.filter(isHumanLanguage).length > values.length / 2;
  if (isHumanLanguage(label)) gold.languages.push({ name: label });
  else if (isSpoken)
    gold.languages.push(
      ...values.filter(isHumanLanguage).map((name) => ({ name: name.replace(/\s*[(（:–—].*$/, "") })),
    );
  else if (kind === "skills") {
    gold.skills.push(...values.map((name) => ({ name })));
    gold._optional.skills.push(label);
    if (values.some((name) => name.split(" ").length > 6)) source.doubts.push("skill-prose");
  } else if (kind === "certificates") gold.certifications.push({ name: label });
  beside.push(text(entry, "details"));
}

function addNamed(source: LabelledSource, kind: SectionKind, entry: Entry, description: readonly string[]): void {
  const { gold, beside } = source;
  const name = text(entry, "name");
  if (kind === "projects") gold.projects.push({ title: name, description: description.join("\n") });
  else if (kind === "certificates") gold.certifications.push({ name });
  else if (kind === "publications") gold.publications.push({ title: name });
  else if (kind === "jobs" || kind === "studies") source.loose.push(name, ...description);
  else {
    gold._optional.experiences.push({ company: name, position: name });
    gold._optional.certifications.push(name);
  }
  beside.push(text(entry, "location"), text(entry, "date"), ...(kind === "projects" ? [] : [name, ...description]));
}

function period(entry: Entry, kind: "job" | "study"): Period {
  const start = readDate(text(entry, "start_date"));
  const end = readDate(text(entry, "end_date"));
  if (typeof start !== "string") return readPeriod(text(entry, "date"), kind) ?? {};
  return { start_date: start, end_date: end === undefined ? null : end };
}

function withoutEmpty<T extends Record<string, string>>(fields: T): Partial<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, field]) => field !== "")) as Partial<T>;
}
