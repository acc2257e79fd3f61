import { limits, linesInCv, type Diagnostic, type LineField, type ParsedData } from "@vitrine/model";
import type { CsvRecord } from "./csv.ts";
import { writeDate, writeImportedDates } from "./import-dates.ts";
import { ImportWriter } from "./import-writer.ts";
import { importedCv, type ImportedCv, type ImportedLists } from "./imported-cv.ts";
import type { LinkedinTables } from "./linkedin-archive.ts";

/** Writes one table of the archive: its records as entries of one list. */
type EntryWriter<T> = (writer: ImportWriter, record: CsvRecord, pointer: string) => T;

const column = (record: CsvRecord, name: string) => record.get(name.toLowerCase()) ?? "";

/** The CV that a LinkedIn data archive holds. Addresses, birth dates and messages are not read. Pure. */
export function linkedinCv(tables: LinkedinTables): ImportedCv {
  const writer = new ImportWriter("import.linkedin");
  const personal_info = writePerson(writer, tables);
  const table = <T>(title: string, records: readonly CsvRecord[], list: string, write: EntryWriter<T>): T[] => {
    if (records.length === 0) return [];
    writer.section(title);
    return writer.take(records, list === "skills" ? 500 : limits.itemsPerSection).map((record, index) => {
      if (index > 0 && record.size > 2) writer.gap();
      return write(writer, record, `/${list}/${index}`);
    });
  };
  const lists: ImportedLists = {
    experiences: table("Positions", tables.positions, "experiences", writePosition),
    educations: table("Education", tables.education, "educations", writeSchool),
    skills: table("Skills", named(tables.skills), "skills", writeSkill),
    ...linesInCv(({ list, fields, linkedin }) =>
      table(linkedin, named(tables.lines[list]), list, (_, record, pointer) =>
        Object.fromEntries(fields.map((field) => [field.key, writeField(writer, record, { pointer, field })])),
      ),
    ),
    projects: table("Projects", named(tables.projects), "projects", writeProject),
    volunteer: table("Volunteering", tables.volunteering, "volunteer", writeVolunteering),
    interests: [],
    texts: [],
  };
  return importedCv(writer, { personal_info, ...lists }, nextSteps(tables));
}

/** An entry of a plain list is its name; without one there is nothing to show. */
function named(records: readonly CsvRecord[]): CsvRecord[] {
  return records.filter((record) => (column(record, "Name") || column(record, "Title")) !== "");
}

/** LinkedIn sends a first archive within minutes that may lack tables; the whole one follows. */
function nextSteps(tables: LinkedinTables): Diagnostic[] {
  if (tables.positions.length > 0 || tables.education.length > 0) return [];
  const message =
    "This archive holds neither positions nor education. On LinkedIn, ask for the larger data archive, or save your profile as PDF and import that.";
  return [{ code: "linkedin_archive_partial", message, severity: "warning" }];
}

function writePerson(writer: ImportWriter, { profile, emails, phones }: LinkedinTables): ParsedData["personal_info"] {
  const record = profile[0] ?? new Map<string, string>();
  writer.section("Profile");
  const field = (label: string) => writer.field(label, column(record, label));
  const base = "/personal_info";
  const name = writer.note(`${base}/name`, [field("First Name"), field("Last Name")]);
  const title = writer.note(`${base}/title`, field("Headline"));
  const location = writer.note(`${base}/location`, field("Geo Location"));
  const summary = writer.note(`${base}/summary`, field("Summary"));
  const links = addressesIn(column(record, "Websites")).map((url, index) => ({
    label: "Website",
    url: writer.note(`${base}/links/${index}/url`, writer.field("Website", url)),
  }));
  const mail = emails.find((each) => /^yes$/i.test(column(each, "Primary"))) ?? emails[0];
  const email = mail ? writer.note(`${base}/email`, writer.field("Email Address", column(mail, "Email Address"))) : "";
  const number = phones[0];
  const phone = number ? writer.note(`${base}/phone`, writer.field("Phone Number", column(number, "Number"))) : "";
  return { name, title, email, phone, location, summary, links };
}

/** The addresses of a list such as `[COMPANY:https://one.example,PERSONAL:https://two.example]`. */
function addressesIn(websites: string): string[] {
  return websites.match(/https?:\/\/[^\s,\]]+/gi) ?? [];
}

function datesOf(writer: ImportWriter, record: CsvRecord, pointer: string, names: { start: string; end: string }) {
  return (endsOpen: boolean) =>
    writeImportedDates(writer, pointer, {
      start: { label: names.start, raw: column(record, names.start) },
      end: { label: names.end, raw: column(record, names.end) },
      endsOpen,
    });
}

const startedAndFinished = { start: "Started On", end: "Finished On" };

const writePosition: EntryWriter<ParsedData["experiences"][number]> = (writer, record, pointer) => ({
  position: writer.note(`${pointer}/position`, writer.field("Title", column(record, "Title"))),
  company: writer.note(`${pointer}/company`, writer.field("Company Name", column(record, "Company Name"))),
  ...datesOf(writer, record, pointer, startedAndFinished)(true),
  location: writer.note(`${pointer}/location`, writer.field("Location", column(record, "Location"))),
  description: writer.note(`${pointer}/description`, writer.field("Description", column(record, "Description"))),
});

const writeSchool: EntryWriter<ParsedData["educations"][number]> = (writer, record, pointer) => ({
  degree: writer.note(`${pointer}/degree`, writer.field("Degree Name", column(record, "Degree Name"))),
  institution: writer.note(`${pointer}/institution`, writer.field("School Name", column(record, "School Name"))),
  ...datesOf(writer, record, pointer, { start: "Start Date", end: "End Date" })(false),
  gpa: "",
  location: "",
  description: writer.note(
    `${pointer}/description`,
    [writer.field("Notes", column(record, "Notes")), writer.field("Activities", column(record, "Activities"))],
    "\n",
  ),
});

const writeSkill: EntryWriter<ParsedData["skills"][number]> = (writer, record, pointer) => ({
  name: writer.note(`${pointer}/name`, writer.field("", column(record, "Name"))),
});

function writeField(
  writer: ImportWriter,
  record: CsvRecord,
  { pointer, field: { key, linkedin } }: { pointer: string; field: LineField },
): string {
  if (linkedin === null) return "";
  const raw = column(record, linkedin);
  const place = `${pointer}/${key}`;
  return key === "date"
    ? writeDate(writer, place, { label: linkedin, raw })
    : writer.note(place, writer.field(linkedin, raw));
}

const writeProject: EntryWriter<ParsedData["projects"][number]> = (writer, record, pointer) => {
  const title = writer.note(`${pointer}/title`, writer.field("Title", column(record, "Title")));
  const dates = datesOf(writer, record, pointer, startedAndFinished)(true);
  const url = writer.note(`${pointer}/url`, writer.field("Url", column(record, "Url")));
  const description = writer.note(`${pointer}/description`, writer.field("Description", column(record, "Description")));
  return { title, description, ...dates, ...(url === "" ? {} : { url }) };
};

const writeVolunteering: EntryWriter<ParsedData["volunteer"][number]> = (writer, record, pointer) => ({
  position: writer.note(`${pointer}/position`, writer.field("Role", column(record, "Role"))),
  company: writer.note(`${pointer}/company`, writer.field("Company Name", column(record, "Company Name"))),
  ...datesOf(writer, record, pointer, startedAndFinished)(true),
  location: "",
  description: writer.note(`${pointer}/description`, writer.field("Description", column(record, "Description"))),
});
