import { limits, lineKinds, linesInCv, type Diagnostic, type LineField, type ParsedData } from "@vitrine/model";
import { UnreadableDocument } from "../core/errors.ts";
import { decodeText } from "../source/sniff.ts";
import { writeDate } from "./import-dates.ts";
import { ImportWriter } from "./import-writer.ts";
import { importedCv, type ImportedCv, type ImportedLists } from "./imported-cv.ts";
import { writeJob, writeProject, writeSchool } from "./json-resume-entries.ts";
import { isObject, objectsIn, textAt, textsAt, type JsonObject } from "./json-values.ts";

/** The sections by which a file is known as a résumé. */
const sections: readonly string[] = [
  "basics",
  "work",
  "volunteer",
  "education",
  "skills",
  "interests",
  "projects",
  ...lineKinds.map(({ jsonResume }) => jsonResume),
];

/** The names under which the format keeps what an entry is; an entry with none of them says nothing. */
const mainKeys = [
  "name",
  "title",
  "language",
  "position",
  "company",
  "organization",
  "institution",
  "studyType",
  "area",
];

/**
 * The object of a JSON Resume file.
 * @throws UnreadableDocument corrupt_file when it is no JSON, unsupported_type when it is no résumé
 */
export function readJsonResume(bytes: Uint8Array): JsonObject {
  const text = decodeText(bytes);
  if (text === null) throw new UnreadableDocument("unsupported_type", "The file is no JSON text.");
  const resume = parsed(text.replace(/^\uFEFF/, ""));
  if (!isObject(resume) || !sections.some((section) => isFilled(resume[section]))) {
    throw new UnreadableDocument("unsupported_type", "The file is no JSON Resume.");
  }
  return resume;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new UnreadableDocument("corrupt_file", "The JSON cannot be read.", { cause });
  }
}

const isFilled = (value: unknown) => (isObject(value) ? Object.keys(value).length > 0 : objectsIn(value).length > 0);

/** The CV that a JSON Resume holds (jsonresume.org/schema, all sections; older names of fields too). Pure. */
export function jsonResumeCv(resume: JsonObject): ImportedCv {
  const writer = new ImportWriter("import.json_resume");
  const basics = isObject(resume["basics"]) ? resume["basics"] : {};
  const personal_info = writePerson(writer, basics);
  const list = <T>(section: string, name: string, write: (entry: JsonObject, pointer: string) => T): T[] => {
    const filled = objectsIn(resume[section]).filter((entry) => mainKeys.some((key) => textAt(entry, key) !== ""));
    const entries = writer.take(filled, limits.itemsPerSection);
    if (entries.length > 0) writer.section(section);
    return entries.map((entry, index) => {
      if (index > 0) writer.gap();
      return write(entry, `/${name}/${index}`);
    });
  };
  const line = (entry: JsonObject, pointer: string, { key, jsonResume: [name = "", ...older] }: LineField) =>
    key === "date"
      ? writeDate(writer, pointer, { label: name, raw: textAt(entry, name) })
      : writer.note(pointer, writer.field(name, textAt(entry, name, ...older)));
  const lists: ImportedLists = {
    experiences: list("work", "experiences", (entry, pointer) => writeJob(writer, entry, pointer)),
    educations: list("education", "educations", (entry, pointer) => writeSchool(writer, entry, pointer)),
    skills: writeSkills(writer, resume),
    projects: list("projects", "projects", (entry, pointer) => writeProject(writer, entry, pointer)),
    ...linesInCv(({ list: name, fields, jsonResume }) =>
      list(jsonResume, name, (entry, pointer) =>
        Object.fromEntries(fields.map((field) => [field.key, line(entry, `${pointer}/${field.key}`, field)])),
      ),
    ),
    volunteer: list("volunteer", "volunteer", (entry, pointer) => writeJob(writer, entry, pointer)),
    interests: list("interests", "interests", (entry, pointer) => {
      const name = writer.field("name", textAt(entry, "name"));
      return writer.note(
        pointer,
        [name, ...textsAt(entry, "keywords").map((word) => writer.field("keyword", word))],
        ", ",
      );
    }),
    texts: [],
  };
  return importedCv(writer, { personal_info, ...lists }, leftOut(resume, basics));
}

function writePerson(writer: ImportWriter, basics: JsonObject): ParsedData["personal_info"] {
  const base = "/personal_info";
  writer.section("basics");
  const field = (label: string, ...older: readonly string[]) => writer.field(label, textAt(basics, label, ...older));
  const name = writer.note(`${base}/name`, field("name"));
  const title = writer.note(`${base}/title`, field("label"));
  const email = writer.note(`${base}/email`, field("email"));
  const phone = writer.note(`${base}/phone`, field("phone"));
  const place = isObject(basics["location"]) ? basics["location"] : {};
  const places = ["city", "region", "countryCode"].map((key) => writer.field(key, textAt(place, key)));
  const location = writer.note(`${base}/location`, places, ", ");
  const summary = writer.note(`${base}/summary`, field("summary"));
  const links: { label: string; url: string }[] = [];
  const addLink = (label: string, url: string) => {
    if (/^https?:\/\//i.test(url.trim()))
      links.push({ label, url: writer.note(`${base}/links/${links.length}/url`, writer.field(label, url)) });
  };
  addLink("Website", textAt(basics, "url", "website"));
  for (const profile of writer.take(objectsIn(basics["profiles"]), limits.itemsPerSection)) {
    addLink(textAt(profile, "network").trim() || "Website", textAt(profile, "url"));
  }
  return { name, title, email, phone, location, summary, links };
}

/** Keywords under a group's name; a group without keywords is a skill itself. Levels are dropped. */
function writeSkills(writer: ImportWriter, resume: JsonObject): ParsedData["skills"] {
  const skills: ParsedData["skills"] = [];
  const groups = writer.take(objectsIn(resume["skills"]), limits.itemsPerSection);
  if (groups.length > 0) writer.section("skills");
  for (const [index, group] of groups.entries()) {
    if (index > 0) writer.gap();
    const name = writer.field("name", textAt(group, "name"));
    const keywords = writer.take(textsAt(group, "keywords"), limits.skillsPerCategory);
    if (keywords.length === 0 && name) skills.push({ name: writer.note(`/skills/${skills.length}/name`, name) });
    for (const keyword of keywords) {
      const pointer = `/skills/${skills.length}`;
      const written = writer.field("keyword", keyword);
      if (!written) continue;
      const category = writer.note(`${pointer}/category`, name);
      skills.push({ name: writer.note(`${pointer}/name`, written), ...(category === "" ? {} : { category }) });
    }
  }
  return skills;
}

/** Parts of the format that a website of this product has no place for, said so that nobody looks for them. */
function leftOut(resume: JsonObject, basics: JsonObject): Diagnostic[] {
  const notes: Diagnostic[] = [];
  if (objectsIn(resume["references"]).length > 0) {
    const message = "References were not taken over: a public website should not show what others said in private.";
    notes.push({ code: "references_left_out", message, severity: "info" });
  }
  if (textAt(basics, "image", "picture") !== "") {
    const message = "The picture that the file links to was not fetched. You can add a photo in the builder.";
    notes.push({ code: "picture_left_out", message, severity: "info" });
  }
  const withoutAddress = objectsIn(basics["profiles"]).some((profile) => textAt(profile, "url") === "");
  if (withoutAddress) {
    const message = "A profile without a web address was not taken over.";
    notes.push({ code: "profile_left_out", message, severity: "info" });
  }
  return notes;
}
