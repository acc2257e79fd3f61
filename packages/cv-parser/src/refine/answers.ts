import { linesOf, type LineListName } from "@vitrine/model";

type CareerList = "experiences" | "educations" | "projects" | "skills" | "volunteer";

/** Lists of a CV that a second reader may add to, with the fields that say what an entry is. */
export const refinedLists: Readonly<Record<CareerList | LineListName, readonly string[]>> = {
  experiences: ["position", "company"],
  educations: ["degree", "institution"],
  projects: ["title"],
  skills: ["name"],
  ...linesOf(({ fields: [{ key }] }) => [key]),
  volunteer: ["position", "company"],
};

export type RefinedList = keyof typeof refinedLists;

/** One entry as a second reader answers it: quotes of the source, never values, and the line where it begins. */
export type AnsweredItem = {
  /** Number of a line of the source text, counted from 1; a hint only. */
  line: number;
  /** By field. `dates` holds the dates as written; a list holds paragraphs or bullets. */
  quotes: Readonly<Record<string, string | readonly string[]>>;
};

/** What a second reader (an AI service) says the source holds. Nothing in it is believed without its place in the text. */
export type RefineAnswers = {
  person: Readonly<Record<string, string>>;
  lists: Readonly<Partial<Record<RefinedList, readonly AnsweredItem[]>>>;
};
