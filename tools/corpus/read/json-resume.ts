import { emptyGold, type LabelledSource } from "../label/gold.ts";
import { isHumanLanguage } from "../label/words.ts";
import { readDate, type Period } from "./dates.ts";

type Plain = Record<string, unknown>;

const isPlain = (value: unknown): value is Plain =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const list = (value: unknown): Plain[] => (Array.isArray(value) ? value.filter(isPlain) : []);
const strings = (value: unknown): string[] =>
  Array.isArray(value) ? value.flatMap((each) => (typeof each === "string" ? [bare(each)] : [])) : [];

function text(from: Plain, ...keys: string[]): string {
  for (const key of keys) {
    const value = from[key];
    if (typeof value === "string" && value.trim() !== "") return bare(value);
    if (typeof value === "number") return String(value);
  }
  return "";
}

/** Marks of Markdown and HTML are not printed. */
const bare = (value: string): string =>
  value
    .replace(/<[^>]+>/g, " ")
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/[*_`]{1,3}(\S[^*_`]*)[*_`]{1,3}/g, "$1")
    .replace(/[^\S\n]+/g, " ")
    .trim();

/** The label of a CV in the form of JSON Resume; null when the value has another form. */
export function labelJsonResume(value: unknown, family: string): LabelledSource | null {
  if (
    !isPlain(value) ||
    !isPlain(value["basics"]) ||
    !(Array.isArray(value["work"]) || Array.isArray(value["education"]))
  )
    return null;
  const basics = value["basics"];
  const gold = emptyGold();
  const beside: string[] = [
    text(basics, "label"),
    text(basics, "url", "website"),
    ...list(basics["profiles"]).flatMap((each) => [text(each, "network"), text(each, "username"), text(each, "url")]),
  ];
  const place = isPlain(basics["location"]) ? basics["location"] : {};
  const town = [
    text(place, "address"),
    text(place, "postalCode"),
    text(place, "city"),
    text(place, "region"),
    text(place, "countryCode", "country"),
  ].filter(Boolean);
  gold.personal_info = withoutEmpty({
    name: text(basics, "name"),
    email: text(basics, "email"),
    phone: text(basics, "phone"),
    location: text(place, "city") ? [text(place, "city"), text(place, "region")].filter(Boolean).join(", ") : "",
    summary: text(basics, "summary"),
  });
  gold._optional.locations.push(...town, town.join(" "));
  for (const job of list(value["work"])) {
    gold.experiences.push({
      ...withoutEmpty({
        position: text(job, "position"),
        company: text(job, "name", "company"),
        location: text(job, "location"),
      }),
      ...period(job, "job"),
      description: [text(job, "summary", "description"), ...strings(job["highlights"])].filter(Boolean).join("\n"),
    });
    beside.push(text(job, "url", "website"), text(job, "description"), ...strings(job["keywords"]));
  }
  for (const study of list(value["education"])) {
    const degree = [text(study, "studyType"), text(study, "area")].filter(Boolean);
    gold.educations.push({
      ...withoutEmpty({
        degree: degree.join(" "),
        institution: text(study, "institution"),
        gpa: text(study, "score", "gpa"),
      }),
      ...period(study, "study"),
    });
    beside.push(
      ...strings(study["courses"]),
      text(study, "url"),
      text(study, "location"),
      text(study, "summary"),
      ...strings(study["highlights"]),
    );
  }
  readLists(value, gold, beside);
  return { gold, beside, loose: [], doubts: [], family };
}

function readLists(value: Plain, gold: LabelledSource["gold"], beside: string[]): void {
  for (const skill of list(value["skills"])) {
    const keywords = strings(skill["keywords"]);
    const name = text(skill, "name");
    if (keywords.length === 0 && name !== "") gold.skills.push({ name });
    else gold._optional.skills.push(name);
    gold.skills.push(...keywords.map((keyword) => ({ name: keyword })));
    beside.push(text(skill, "level"));
  }
  for (const project of list(value["projects"])) {
    const title = text(project, "name");
    if (title !== "")
      gold.projects.push({
        title,
        description: [text(project, "description", "summary"), ...strings(project["highlights"])]
          .filter(Boolean)
          .join("\n"),
      });
    beside.push(
      ...strings(project["keywords"]),
      text(project, "url"),
      text(project, "entity"),
      text(project, "type"),
      ...strings(project["roles"]),
    );
  }
  for (const each of list(value["certificates"])) {
    gold.certifications.push({ name: text(each, "name") });
    beside.push(text(each, "issuer"), text(each, "url"));
  }
  for (const each of list(value["languages"])) {
    const name = text(each, "language", "name");
    if (isHumanLanguage(name)) gold.languages.push({ name });
    beside.push(name, text(each, "fluency", "level"));
  }
  for (const each of list(value["publications"])) {
    gold.publications.push({ title: text(each, "name", "title") });
    beside.push(text(each, "publisher"), text(each, "summary"), text(each, "url"));
  }
  for (const each of list(value["volunteer"])) {
    gold._optional.experiences.push({ position: text(each, "position"), company: text(each, "organization") });
    beside.push(
      text(each, "position"),
      text(each, "organization"),
      text(each, "summary"),
      ...strings(each["highlights"]),
      text(each, "location"),
    );
  }
  for (const each of list(value["awards"])) {
    gold._optional.certifications.push(text(each, "title"));
    beside.push(text(each, "title"), text(each, "awarder"), text(each, "summary"));
  }
  for (const each of [...list(value["interests"]), ...list(value["references"])])
    beside.push(text(each, "name"), text(each, "reference"), ...strings(each["keywords"]));
}

function period(entry: Plain, kind: "job" | "study"): Period {
  const start = readDate(text(entry, "startDate"));
  const end = readDate(text(entry, "endDate"));
  return {
    ...(typeof start === "string" ? { start_date: start } : {}),
    ...(typeof end === "string"
      ? { end_date: end }
      : kind === "job" && typeof start === "string" && end === undefined && text(entry, "endDate") === ""
        ? { end_date: null }
        : {}),
    ...(end === null ? { end_date: null } : {}),
  };
}

function withoutEmpty<T extends Record<string, string>>(fields: T): Partial<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, field]) => field !== "")) as Partial<T>;
}
