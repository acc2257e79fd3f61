import { candidateOf } from "../core/candidate.ts";
import type { Candidate } from "../core/candidate.ts";
import type { FoundItem } from "../core/found.ts";
import type { DocumentLayout, Line } from "../core/layout.ts";
import { joinWrapped, pieceOf } from "../core/piece.ts";
import { namesStreet } from "./contact/location.ts";
import { educationModel } from "./education-model.ts";
import { isPresentWord } from "./dates/present-word.ts";
import { brokenDates } from "./entries/entry-dates.ts";
import { descriptionOf } from "./entries/entry-text.ts";
import { labelHeaders } from "./entries/label-parts.ts";
import type { Labelled } from "./entries/label-parts.ts";
import { labelledEntries } from "./entries/labelled-entries.ts";
import type { LabelledEntry } from "./entries/labelled-entries.ts";
import { tableEntries } from "./entries/table-entries.ts";
import { cleanPart, partsOf } from "./entries/parts.ts";
import type { Part } from "./entries/parts.ts";
import { rowsOf } from "./entries/rows.ts";
import { jobScore, placeScore } from "./entries/word-scores.ts";
import { fieldOf } from "./experience.ts";
import { experienceModel } from "./experience-model.ts";

const rule = "entry.labelled";
const score = 0.94;

/** Jobs of a section that is filled in like a form; null when it is none. */
export function labelledExperiences(layout: DocumentLayout, lines: readonly Line[]): FoundItem[] | null {
  const model = { ...experienceModel, labels: ["company", "location", "extra"] as const };
  const entries =
    formEntries(layout, lines)
      ?.map(withJobHead)
      .map(withPostAside)
      .filter((entry) => entry.position ?? entry.employer) ?? [];
  if (entries.length === 0) return null;
  const isTable = labelledEntries(layout, lines) === null;
  return entries.map((entry) => {
    const employer = partedBy(model, layout, entry.employer, isTable);
    return itemOf(layout, entry, "start", {
      position: nameOf(layout, entry, "position"),
      company: fieldOf(employer, "company"),
      location: textOf(layout, entry.place) ?? fieldOf(employer, "location"),
    });
  });
}

/** Jobs of a section that is a form or a table below names of columns; none where it is neither. */
export const tabledExperiences = (layout: DocumentLayout, lines: readonly Line[]): FoundItem[] =>
  labelledExperiences(layout, lines) ?? [];

/** Schools of a section that is filled in like a form; null when it is none. */
export function labelledEducations(layout: DocumentLayout, lines: readonly Line[]): FoundItem[] | null {
  const model = { ...educationModel, labels: ["institution", "location", "grade", "extra"] as const };
  const entries =
    formEntries(layout, lines)
      ?.map(withSchoolHead)
      .filter((entry) => entry.degree ?? entry.school) ?? [];
  if (entries.length === 0) return null;
  const isTable = labelledEntries(layout, lines) === null;
  return entries.map((entry) => {
    const school = partedBy(model, layout, entry.school, isTable);
    return itemOf(layout, entry, "end", {
      degree: nameOf(layout, entry, "degree"),
      institution: fieldOf(school, "institution"),
      location: textOf(layout, entry.place) ?? fieldOf(school, "location"),
      gpa: textOf(layout, entry.grade) ?? fieldOf(school, "grade"),
    });
  });
}

/** Entries of a form whose rows begin with labels, or of a table whose columns have names. */
const formEntries = (layout: DocumentLayout, lines: readonly Line[]): LabelledEntry[] | null =>
  (labelledEntries(layout, lines) ?? tableEntries(layout, lines))?.map((entry) => withDatesAbove(layout, entry)) ??
  null;

/** Above the labels of an entry its period may stand alone, without a label. */
function withDatesAbove(layout: DocumentLayout, { head, ...entry }: LabelledEntry): LabelledEntry {
  if (head === undefined) return entry;
  const isPeriod = rowsOf(layout, head).every(
    ({ text, dates: [date, ...others] }) => date && !others.length && date.end - date.start >= text.length - 1,
  );
  return isPeriod ? { ...entry, dates: [...head, ...(entry.dates ?? [])] } : { ...entry, head };
}

/** Above the labels of a job stands the one of its names that no label names; an institution is who it was for. */
function withJobHead({ head, ...entry }: LabelledEntry): LabelledEntry {
  const employer = entry.employer ?? entry.school;
  if (head === undefined) return { ...entry, employer };
  return entry.position === undefined
    ? { ...entry, employer, position: head }
    : { ...entry, employer: employer ?? head };
}

const surePost = 1.6;

/** A column of another name ("구분") may hold the post where no column is called so. */
function withPostAside(entry: LabelledEntry): LabelledEntry {
  const post = entry.position === undefined ? entry.other?.find(({ text }) => jobScore(text) >= surePost) : undefined;
  return post === undefined ? entry : { ...entry, position: [post] };
}

function withSchoolHead({ head, ...entry }: LabelledEntry): LabelledEntry {
  const school = entry.school ?? entry.employer;
  if (head === undefined) return { ...entry, school };
  return entry.degree === undefined ? { ...entry, school, degree: head } : { ...entry, school: school ?? head };
}

function itemOf(
  layout: DocumentLayout,
  entry: LabelledEntry,
  lone: "start" | "end",
  names: FoundItem["fields"],
): FoundItem {
  const said = layout.positioned ? (entry.dates ?? []) : (entry.dates ?? []).map((line) => ({ ...line, x: 0 }));
  const dates = brokenDates(rowsOf(layout, said.length > 0 ? said : (entry.position ?? entry.degree ?? [])), lone);
  const isOpen = dates.end === undefined && said.some(({ text }) => isPresentWord(text));
  const description = descriptionOf(layout, rowsOf(layout, entry.tasks ?? []));
  return {
    fields: {
      ...names,
      start_date: dates.start,
      end_date: dates.end,
      description: description.text === "" ? undefined : candidateOf(description, score, rule),
    },
    current: dates.current || isOpen,
    tags: [],
  };
}

/** The post or degree of an entry, without the period that may stand behind it where no label names one. */
function nameOf(layout: DocumentLayout, entry: LabelledEntry, field: "position" | "degree"): Candidate | undefined {
  const lines = entry[field];
  const [line] = lines ?? [];
  const [date] = line === undefined || entry.dates !== undefined ? [] : (rowsOf(layout, [line])[0]?.dates ?? []);
  if (line === undefined || date === undefined || lines?.length !== 1) return textOf(layout, lines);
  const piece = cleanPart(pieceOf(layout.text, line.start, date.start), layout.text);
  return piece.text === "" ? textOf(layout, lines) : candidateOf(piece, score, rule);
}

function textOf(layout: DocumentLayout, lines: readonly Line[] | undefined): Candidate | undefined {
  const pieces = (lines ?? []).map((line) => pieceOf(layout.text, line.start, line.end));
  const piece = pieces.length === 1 && pieces[0] ? cleanPart(pieces[0], layout.text) : joinWrapped(pieces);
  return piece.text === "" ? undefined : candidateOf(piece, score, rule);
}

const surePlace = 2.5;

/** A name that wraps within its cell is one part, unless the line below it names a place. */
function withWrapped(lines: readonly Line[], parts: Part[]): Part[] {
  const [first, ...others] = parts;
  const areLines = parts.length === lines.length && lines.length > 1;
  if (first === undefined || !areLines || others.some(({ piece }) => placeScore(piece.text) >= surePlace)) return parts;
  return [{ ...first, piece: joinWrapped(parts.map(({ piece }) => piece)) }];
}

/** The name and the place behind the label of an employer or a school, whose street is neither. */
function partedBy<Label extends string>(
  model: Parameters<typeof labelHeaders<Label>>[1],
  layout: DocumentLayout,
  lines: readonly Line[] | undefined,
  isTable: boolean,
): Labelled<Label>[] {
  if (lines === undefined) return [];
  const parts = partsOf(layout, rowsOf(layout, lines)).filter(({ piece }) => !namesStreet(piece.text));
  return labelHeaders([isTable ? withWrapped(lines, parts) : parts], model)[0] ?? [];
}
