/*
 * CVs in Typst: calls with named arguments, as the packages modern-cv, basic-resume, brilliant-cv and others have them,
 * and calls with contents in brackets.
 */
import { emptyGold, type LabelledSource } from "../label/gold.ts";
import { sectionKind, type SectionKind } from "../label/section-kind.ts";
import { isDegree, isHumanLanguage, isPlace, isPost, isSchool } from "../label/words.ts";
import { splitList } from "../label/split-list.ts";
import { isPeriod, readPeriod } from "./dates.ts";
import { bare, readCall, textLines, type Call } from "./typst-syntax.ts";

type State = { source: LabelledSource; kind: SectionKind; description: ((line: string) => void) | null };

const roles: Record<string, string> = {
  title: "title",
  role: "title",
  position: "title",
  degree: "title",
  job: "title",
  "job-title": "title",
  job_title: "title",
  name: "title",
  company: "org",
  society: "org",
  institution: "org",
  organization: "org",
  organisation: "org",
  employer: "org",
  school: "org",
  university: "org",
  subtitle: "org",
  description: "org",
  issuer: "org",
  "company-name": "org",
  date: "dates",
  dates: "dates",
  duration: "dates",
  period: "dates",
  time: "dates",
  years: "dates",
  start: "start",
  end: "end",
  "start-date": "start",
  "end-date": "end",
  start_date: "start",
  end_date: "end",
  location: "place",
  place: "place",
  city: "place",
  gpa: "grade",
  details: "items",
  tasks: "items",
  body: "items",
  area: "area",
  major: "area",
  content: "items",
  responsibilities: "items",
};

/** The label of a CV in Typst; null when the file shows no sections. */
export function labelTypst(tree: ReadonlyMap<string, string>, path: string): LabelledSource | null {
  const text = inline(tree, path, 0);
  if (!/^=+ /m.test(text) && !/#(?:cv-section|section|cvsection)\b/.test(text)) return null;
  const source: LabelledSource = { gold: emptyGold(), beside: [], loose: [], doubts: [], family: familyOf(text) };
  readPerson(source, text);
  const state: State = { source, kind: "contact", description: null };
  for (let place = 0; place < text.length;) place = readNext(state, text, place);
  return source;
}

function inline(tree: ReadonlyMap<string, string>, path: string, depth: number): string {
  const text = (tree.get(path) ?? "").replace(/\/\*[\s\S]*?\*\//g, "").replace(/(^|[^:"])\/\/.*$/gm, "$1");
  if (depth > 3) return text;
  const folder = path.includes("/") ? path.slice(0, path.lastIndexOf("/") + 1) : "";
  return text.replace(/#?include\s*\(?"([^"]+)"\)?/g, (whole, name: string) =>
    tree.has(folder + name) ? inline(tree, folder + name, depth + 1) : whole,
  );
}

const familyOf = (text: string): string => {
  const imported = /@preview\/([\w-]*(?:cv|resume|curriculum)[\w-]*)/i.exec(text)?.[1];
  return imported === undefined ? "typst-own" : `typst-${imported}`;
};

function readPerson({ gold, beside }: LabelledSource, text: string): void {
  const field = (...names: string[]) =>
    names
      .map((name) => new RegExp(`["']?\\b${name}["']?\\s*[:=]\\s*(?:"([^"]+)"|\\[([^\\]]+)\\])`).exec(text))
      .map((match) => match?.[1] ?? match?.[2])
      .find((found) => found !== undefined);
  const first = field("firstname", "first-name", "first_name");
  const last = field("lastname", "last-name", "last_name");
  const name = first !== undefined && last !== undefined ? `${first} ${last}` : field("author", "name");
  const found = {
    name,
    email: field("email", "mail"),
    phone: field("phone", "mobile", "tel"),
    location: field("location", "address", "city"),
  };
  for (const [key, value] of Object.entries(found))
    if (value !== undefined) Object.assign(gold.personal_info, { [key]: bare(value) });
  beside.push(
    ...["github", "linkedin", "website", "homepage", "twitter", "orcid", "personal-site", "positions"].flatMap(
      (each) => field(each) ?? [],
    ),
  );
}

function readNext(state: State, text: string, place: number): number {
  const rest = text.slice(place, place + 400);
  const heading = /^(=+)[ \t]+([^\n]+)\n?/.exec(rest);
  if (heading && (place === 0 || text[place - 1] === "\n")) {
    if (heading[1] === "=" || heading[1] === "==") startSection(state, bare(heading[2] ?? ""));
    else state.source.loose.push(bare(heading[2] ?? ""));
    return place + heading[0].length;
  }
  if (text[place] === "#" && /^#[a-z][\w-]*[([]/i.test(rest)) return readCallAt(state, text, place);
  const line = /^[^\n]*\n?/.exec(text.slice(place))?.[0] ?? "";
  readLine(state, line);
  return place + Math.max(line.length, 1);
}

function startSection(state: State, title: string): void {
  state.kind = sectionKind(title);
  state.description = null;
  state.source.beside.push(title);
}

function readCallAt(state: State, text: string, place: number): number {
  const call = readCall(text, place);
  if (/^(?:cv-?section|section)$/i.test(call.name))
    startSection(state, bare(call.loose[0] ?? call.named["title"] ?? ""));
  else if (/^(?:show|set|let|import|v|h|pagebreak|colbreak)$/.test(call.name)) return call.end;
  else if (
    Object.keys(call.named).filter((key) => roles[key] !== undefined).length >= 2 ||
    (/entry|work|edu|job|item|event/.test(call.name) && call.loose.length >= 3)
  )
    addEntry(state, call);
  else readLine(state, [...call.loose, ...Object.values(call.named)].join("\n"));
  return call.end;
}

function addEntry(state: State, call: Call): void {
  const fields: Record<string, string> = {};
  const items: string[] = [];
  for (const [key, value] of Object.entries(call.named)) {
    const role = roles[key] ?? "note";
    if (role === "items") items.push(...textLines(value));
    else
      fields[role] = [fields[role], bare(value)].filter(Boolean).join(role === "start" || role === "end" ? " " : ", ");
  }
  for (const part of call.loose) placeLoose(fields, items, part);
  const dates = fields["dates"] ?? [fields["start"], fields["end"]].filter(Boolean).join(" – ");
  writeEntry(state, fields, dates, items);
}

function placeLoose(fields: Record<string, string>, items: string[], part: string): void {
  const value = bare(part);
  if (/\n\s*[-+]\s|^\s*[-+]\s/.test(part) || value.length > 150) items.push(...textLines(part));
  else if (isPeriod(value) && fields["dates"] === undefined) fields["dates"] = value;
  else if (isPlace(value) && fields["place"] === undefined) fields["place"] = value;
  else if ((isPost(value) || isDegree(value)) && fields["title"] === undefined && !isSchool(value))
    fields["title"] = value;
  else if (fields["org"] === undefined) fields["org"] = value;
  else if (fields["title"] === undefined) fields["title"] = value;
  else items.push(...textLines(part));
}

function writeEntry(state: State, fields: Record<string, string>, dates: string, items: string[]): void {
  const { gold, beside, doubts, loose } = state.source;
  let { title = "", org = "" } = fields;
  beside.push(dates, fields["note"] ?? "");
  if (state.kind === "jobs") {
    if (isPost(org) && !isPost(title)) [title, org] = [org, title];
    if (title === "" || org === "") doubts.push("job-part");
    const job = {
      ...(title === "" ? {} : { position: title }),
      ...(org === "" ? {} : { company: org }),
      ...dated(state, dates, "job"),
      ...(fields["place"] === undefined ? {} : { location: fields["place"] }),
      description: items.join("\n"),
    };
    gold.experiences.push(job);
    state.description = (line) => (job.description = [job.description, line].filter(Boolean).join("\n"));
  } else if (state.kind === "studies") {
    if ((isDegree(org) && !isDegree(title)) || (isSchool(title) && !isSchool(org) && !isDegree(title)))
      [title, org] = [org, title];
    if (title === "" || org === "") doubts.push("study-part");
    gold.educations.push({
      ...(title === "" ? {} : { degree: [title, fields["area"]].filter(Boolean).join(" ") }),
      ...(org === "" ? {} : { institution: org }),
      ...dated(state, dates, "study"),
      ...(fields["grade"] === undefined ? {} : { gpa: fields["grade"] }),
    });
    beside.push(fields["place"] ?? "", ...items);
    state.description = (line) => beside.push(line);
  } else if (state.kind === "projects" && (title || org) !== "") {
    const project = { title: title || org, description: items.join("\n") };
    gold.projects.push(project);
    beside.push(org, fields["place"] ?? "");
    state.description = (line) => (project.description = [project.description, line].filter(Boolean).join("\n"));
  } else if (state.kind === "unknown") loose.push(title, org, ...items);
  else {
    if (state.kind === "certificates") gold.certifications.push({ name: title || org });
    gold._optional.experiences.push({ position: title || org, company: org || title });
    gold._optional.certifications.push(title, org);
    beside.push(title, org, fields["place"] ?? "", ...items);
    state.description = (line) => beside.push(line);
  }
}

function dated(state: State, dates: string, kind: "job" | "study") {
  const read = dates === "" ? {} : readPeriod(dates, kind);
  if (read === undefined) state.source.doubts.push(`date:${dates}`);
  return read ?? {};
}

function readLine(state: State, raw: string): void {
  const { gold, beside, loose, doubts } = state.source;
  for (const line of textLines(raw)) {
    if (/^(?:#?(?:show|set|let|import)|\)|\(|\}|\{|\]|,)/.test(line.trim())) continue;
    if (state.description !== null) state.description(line);
    else if (state.kind === "summary")
      gold.personal_info.summary = [gold.personal_info.summary, line].filter(Boolean).join(" ");
    else if (state.kind === "skills" || state.kind === "languages") {
      const pair = /^([^:]{2,40}):\s*(\S.*)$/.exec(line);
      const values = splitList(pair?.[2] ?? line);
      const spoken = values.filter(isHumanLanguage);
      beside.push(line);
      if (spoken.length >= values.length / 2)
        gold.languages.push(...spoken.map((name) => ({ name: name.replace(/\s*[(（:–—].*$/, "") })));
      else {
        gold._optional.skills.push(pair?.[1] ?? "");
        gold.skills.push(...values.map((name) => ({ name })));
        if (values.some((name) => name.split(" ").length > 6)) doubts.push("skill-prose");
      }
    } else if (state.kind === "certificates") gold.certifications.push({ name: line.split(/ [–—|-] /)[0] ?? line });
    else if (/^(jobs|studies|projects|unknown|publications)$/.test(state.kind)) loose.push(line);
    else {
      beside.push(line);
      gold._optional.certifications.push(line);
    }
  }
}
