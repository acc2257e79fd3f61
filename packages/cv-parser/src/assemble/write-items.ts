import {
  linesInCv,
  type CvLineKind,
  type LineListName,
  type ParsedData,
  type ParsedEducation,
  type ParsedExperience,
  type ParsedProject,
} from "@vitrine/model";
import type { FoundItem } from "../core/found.ts";
import type { FoundCv } from "../entities/read-cv.ts";
import type { EvidenceWriter } from "./evidence-writer.ts";

type Lists = Pick<
  ParsedData,
  "experiences" | "educations" | "skills" | "projects" | "volunteer" | "interests" | "texts" | LineListName
>;

/** Writes every list of the CV with evidence for each value. */
export function writeItems(writer: EvidenceWriter, found: FoundCv): Lists {
  return {
    experiences: found.experiences.map((item, index) => writeExperience(writer, item, `/experiences/${index}`)),
    educations: found.educations.map((item, index) => writeEducation(writer, item, `/educations/${index}`)),
    skills: found.skills.map((item, index) => writeSkill(writer, item, `/skills/${index}`)),
    projects: found.projects.map((item, index) => writeProject(writer, item, `/projects/${index}`)),
    ...linesInCv(({ list, fields }) => writeLines(writer, found.lines.get(list) ?? [], { list, fields })),
    volunteer: found.volunteer.map((item, index) => writeExperience(writer, item, `/volunteer/${index}`)),
    interests: found.interests.map((interest, index) => writer.note(`/interests/${index}`, interest)),
    texts: found.texts.map(({ fields }, index) => ({
      title: writer.note(`/texts/${index}/title`, fields.title),
      text: writer.note(`/texts/${index}/text`, fields.text),
    })),
  };
}

function writeLines(
  writer: EvidenceWriter,
  items: readonly FoundItem[],
  { list, fields }: Pick<CvLineKind, "list" | "fields">,
): Record<string, string>[] {
  return items.map((item, index) =>
    Object.fromEntries(fields.map(({ key }) => [key, writer.note(`/${list}/${index}/${key}`, item.fields[key])])),
  );
}

/** `YYYY-MM` or `YYYY`; null for an end that lies open; absent when the source names no date. */
function writeDates(
  writer: EvidenceWriter,
  item: FoundItem,
  pointer: string,
): { start_date?: string; end_date?: string | null } {
  const start = writer.note(`${pointer}/start_date`, item.fields.start_date);
  const end = writer.note(`${pointer}/end_date`, item.fields.end_date);
  return {
    ...(start === "" ? {} : { start_date: start }),
    ...(item.current ? { end_date: null } : end === "" ? {} : { end_date: end }),
  };
}

function writeExperience(writer: EvidenceWriter, item: FoundItem, pointer: string): ParsedExperience {
  return {
    position: writer.note(`${pointer}/position`, item.fields.position),
    company: writer.note(`${pointer}/company`, item.fields.company),
    ...writeDates(writer, item, pointer),
    location: writer.note(`${pointer}/location`, item.fields.location),
    description: writer.note(`${pointer}/description`, item.fields.description),
  };
}

function writeEducation(writer: EvidenceWriter, item: FoundItem, pointer: string): ParsedEducation {
  return {
    degree: writer.note(`${pointer}/degree`, item.fields.degree),
    institution: writer.note(`${pointer}/institution`, item.fields.institution),
    ...writeDates(writer, item, pointer),
    gpa: writer.note(`${pointer}/gpa`, item.fields.gpa),
    location: writer.note(`${pointer}/location`, item.fields.location),
    description: writer.note(`${pointer}/description`, item.fields.description),
  };
}

function writeSkill(writer: EvidenceWriter, item: FoundItem, pointer: string): ParsedData["skills"][number] {
  const category = writer.note(`${pointer}/category`, item.fields.category);
  return { name: writer.note(`${pointer}/name`, item.fields.name), ...(category === "" ? {} : { category }) };
}

function writeProject(writer: EvidenceWriter, item: FoundItem, pointer: string): ParsedProject {
  const url = writer.note(`${pointer}/url`, item.fields.url);
  return {
    title: writer.note(`${pointer}/title`, item.fields.title),
    description: writer.note(`${pointer}/description`, item.fields.description),
    ...writeDates(writer, item, pointer),
    ...(url === "" ? {} : { url }),
    ...(item.tags.length === 0
      ? {}
      : { technologies: item.tags.map((tag, index) => writer.note(`${pointer}/technologies/${index}`, tag)) }),
  };
}
