import type { ParsedEducation, ParsedExperience, ParsedProject } from "@vitrine/model";
import { writeImportedDates } from "./import-dates.ts";
import type { ImportWriter, WrittenText } from "./import-writer.ts";
import { textAt, textsAt, type JsonObject } from "./json-values.ts";

const datesOf = (writer: ImportWriter, entry: JsonObject, pointer: string, endsOpen: boolean) =>
  writeImportedDates(writer, pointer, {
    start: { label: "startDate", raw: textAt(entry, "startDate") },
    end: { label: "endDate", raw: textAt(entry, "endDate") },
    endsOpen,
  });

/** A paragraph and below it a list: how an entry's text is shown on a website. */
function writeDescription(
  writer: ImportWriter,
  pointer: string,
  paragraph: WrittenText | null,
  list: { label: string; texts: readonly string[] },
): string {
  const bullets = list.texts.flatMap((text) => writer.field(list.label, text) ?? []);
  const parts = [...(paragraph ? [paragraph] : []), ...bullets];
  const value = [...(paragraph ? [paragraph.text] : []), ...bullets.map(({ text }) => `• ${text}`)].join("\n");
  return writer.noteAs(`${pointer}/description`, parts, value);
}

/** An entry of `work` or `volunteer`. */
export function writeJob(writer: ImportWriter, entry: JsonObject, pointer: string): ParsedExperience {
  const field = (label: string, ...older: readonly string[]) => writer.field(label, textAt(entry, label, ...older));
  return {
    position: writer.note(`${pointer}/position`, field("position")),
    company: writer.note(`${pointer}/company`, field("name", "company", "organization")),
    ...datesOf(writer, entry, pointer, true),
    location: writer.note(`${pointer}/location`, field("location")),
    description: writeDescription(writer, pointer, field("summary"), {
      label: "highlight",
      texts: textsAt(entry, "highlights"),
    }),
  };
}

/** An entry of `education`. */
export function writeSchool(writer: ImportWriter, entry: JsonObject, pointer: string): ParsedEducation {
  const field = (label: string, ...older: readonly string[]) => writer.field(label, textAt(entry, label, ...older));
  return {
    degree: writer.note(`${pointer}/degree`, [field("studyType"), field("area")], ", "),
    institution: writer.note(`${pointer}/institution`, field("institution")),
    ...datesOf(writer, entry, pointer, false),
    gpa: writer.note(`${pointer}/gpa`, field("score", "gpa")),
    location: "",
    description: writeDescription(writer, pointer, field("summary"), {
      label: "course",
      texts: textsAt(entry, "courses"),
    }),
  };
}

/** An entry of `projects`. */
export function writeProject(writer: ImportWriter, entry: JsonObject, pointer: string): ParsedProject {
  const field = (label: string, ...older: readonly string[]) => writer.field(label, textAt(entry, label, ...older));
  const title = writer.note(`${pointer}/title`, field("name"));
  const dates = datesOf(writer, entry, pointer, true);
  const url = writer.note(`${pointer}/url`, field("url", "website"));
  const description = writeDescription(writer, pointer, field("description", "summary"), {
    label: "highlight",
    texts: textsAt(entry, "highlights"),
  });
  const technologies = textsAt(entry, "keywords")
    .flatMap((keyword) => writer.field("keyword", keyword) ?? [])
    .map((written, index) => writer.note(`${pointer}/technologies/${index}`, written));
  return {
    title,
    description,
    ...dates,
    ...(url === "" ? {} : { url }),
    ...(technologies.length === 0 ? {} : { technologies }),
  };
}
