import { lineKinds, linesOf, type LineListName } from "@vitrine/model";
import { UnreadableDocument } from "../core/errors.ts";
import { ZipReader } from "../source/docx/zip.ts";
import { readCsv, type CsvRecord } from "./csv.ts";

/** The tables of LinkedIn's data archive that hold a CV, each with a column that tells its header row. */
const tables = {
  profile: { file: "profile.csv", column: "first name" },
  positions: { file: "positions.csv", column: "company name" },
  education: { file: "education.csv", column: "school name" },
  skills: { file: "skills.csv", column: "name" },
  projects: { file: "projects.csv", column: "title" },
  volunteering: { file: "volunteering.csv", column: "role" },
  emails: { file: "email addresses.csv", column: "email address" },
  phones: { file: "phonenumbers.csv", column: "number" },
} as const;

/** Tables of the kinds whose entries are lines. */
const lineTables = linesOf(({ linkedin, fields: [first] }) => ({
  file: `${linkedin.toLowerCase()}.csv`,
  column: (first.linkedin ?? "").toLowerCase(),
}));

type LinkedinTable = keyof typeof tables;
export type LinkedinTables = Readonly<
  Record<LinkedinTable, readonly CsvRecord[]> & { lines: Record<LineListName, readonly CsvRecord[]> }
>;

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
  const read = async ({ file, column }: { file: string; column: string }): Promise<readonly CsvRecord[]> => {
    const name = names.get(file);
    const text = name === undefined ? null : await zip.text(name);
    return text === null ? [] : readCsv(text, column);
  };
  return {
    profile: await read(tables.profile),
    positions: await read(tables.positions),
    education: await read(tables.education),
    skills: await read(tables.skills),
    projects: await read(tables.projects),
    volunteering: await read(tables.volunteering),
    emails: await read(tables.emails),
    phones: await read(tables.phones),
    lines: await everyLine(read),
  };
}

async function everyLine(
  read: (table: { file: string; column: string }) => Promise<readonly CsvRecord[]>,
): Promise<LinkedinTables["lines"]> {
  const lines = linesOf((): readonly CsvRecord[] => []);
  for (const { list } of lineKinds) lines[list] = await read(lineTables[list]);
  return lines;
}

/** Lower case without folders; LinkedIn writes "Email Addresses.csv" and older archives "Email_Addresses.csv". */
function baseNameOf(name: string): string {
  return (name.split("/").at(-1) ?? name).toLowerCase().replaceAll("_", " ");
}
