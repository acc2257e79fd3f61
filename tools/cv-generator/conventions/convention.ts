import type { Sheet } from "../layouts/sheet.ts";
import type { Person } from "../person.ts";

/** A way in which people hand their CV on that the layouts do not have: pasted, mailed, filled in, exported. */
export type Convention = {
  name: string;
  format: "pdf" | "docx" | "txt";
  /** HTML for a PDF, the text itself for a text, the file for Word. */
  write: (sheet: Sheet) => string | Promise<Uint8Array>;
  /** Takes away what this convention does not show, before the label is made. */
  shown?: (person: Person) => Person;
  /** Sections that this convention always has or never has, against the person's choice. */
  sections?: (chosen: readonly string[]) => string[];
};

/** Posts without what was done in them. */
export const withoutTasks = (person: Person): Person => ({
  ...person,
  jobs: person.jobs.map((job) => ({
    ...job,
    roles: job.roles.map((role) => ({ ...role, paragraph: "", tasks: [] })),
  })),
});

/** Studies without marks. */
export const withoutMarks = (person: Person): Person => ({
  ...person,
  studies: person.studies.map((study) => ({ ...study, mark: "" })),
});

/** Breaks a text at blanks into lines of at most `width` characters. */
export function wrapText(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
