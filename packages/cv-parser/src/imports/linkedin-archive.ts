import { UnreadableDocument } from "../core/errors.ts";
import { ZipReader } from "../source/docx/zip.ts";
import { readCsv, type CsvRecord } from "./csv.ts";

/** The tables of LinkedIn's data archive that hold a CV, each with a column that tells its header row. */
const tables = {
  profile: { file: "profile.csv", column: "first name" },
  positions: { file: "positions.csv", column: "company name" },
  education: { file: "education.csv", column: "school name" },
  skills: { file: "skills.csv", column: "name" },
  certifications: { file: "certifications.csv", column: "name" },
  languages: { file: "languages.csv", column: "name" },
  projects: { file: "projects.csv", column: "title" },
  publications: { file: "publications.csv", column: "name" },
  honors: { file: "honors.csv", column: "title" },
  volunteering: { file: "volunteering.csv", column: "role" },
  emails: { file: "email addresses.csv", column: "email address" },
  phones: { file: "phonenumbers.csv", column: "number" },
} as const;

export type LinkedinTable = keyof typeof tables;
export type LinkedinTables = Readonly<Record<LinkedinTable, readonly CsvRecord[]>>;

/** Tables any of which makes an archive one of LinkedIn's. */
const tellTale: readonly LinkedinTable[] = ["profile", "positions", "education"];

/**
 * Reads the tables of a LinkedIn data archive; missing ones are empty.
 * @throws UnreadableDocument unsupported_type for another archive, else as ZipReader does
 */
export async function readLinkedinArchive(bytes: Uint8Array): Promise<LinkedinTables> {
  const zip = await ZipReader.open(bytes);
  const names = new Map(zip.names().map((name) => [baseNameOf(name), name]));
  if (!tellTale.some((table) => names.has(tables[table].file))) {
    throw new UnreadableDocument("unsupported_type", "The archive is not a LinkedIn data archive.");
  }
  const read = async (table: LinkedinTable): Promise<readonly CsvRecord[]> => {
    const { file, column } = tables[table];
    const name = names.get(file);
    const text = name === undefined ? null : await zip.text(name);
    return text === null ? [] : readCsv(text, column);
  };
  return {
    profile: await read("profile"),
    positions: await read("positions"),
    education: await read("education"),
    skills: await read("skills"),
    certifications: await read("certifications"),
    languages: await read("languages"),
    projects: await read("projects"),
    publications: await read("publications"),
    honors: await read("honors"),
    volunteering: await read("volunteering"),
    emails: await read("emails"),
    phones: await read("phones"),
  };
}

/** Lower case without folders; LinkedIn writes "Email Addresses.csv" and older archives "Email_Addresses.csv". */
function baseNameOf(name: string): string {
  return (name.split("/").at(-1) ?? name).toLowerCase().replaceAll("_", " ");
}
