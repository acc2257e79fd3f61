import { lineKinds, type ParsedData, type ParsedExperience, type ParsedPerson, type ParsedSkill } from "@vitrine/model";
import { partedDescription, withoutEmpty } from "./entry-text.ts";

const schema = "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json";

type Resume = Record<string, unknown>;

/**
 * A CV as JSON Resume (jsonresume.org/schema 1.0.0). Nothing is added: a degree stays one text (`studyType`), a level
 * the CV's own words. What the format has no place for, texts under titles of their own, goes to `meta.texts`. Pure.
 */
export function jsonResumeOf(cv: ParsedData): Resume {
  const lines = lineKinds.map(({ list, fields, jsonResume }) => [
    jsonResume,
    cv[list].map((entry: Readonly<Record<string, unknown>>) =>
      withoutEmpty(Object.fromEntries(fields.map((field) => [field.jsonResume[0] ?? field.key, entry[field.key]]))),
    ),
  ]);
  return {
    $schema: schema,
    ...withoutEmpty({
      basics: basicsOf(cv.personal_info),
      work: cv.experiences.map((job) => postOf(job, "name")),
      volunteer: cv.volunteer.map((post) => postOf(post, "organization")),
      education: cv.educations.map(({ degree, institution, start_date, end_date, gpa, description }) => {
        const { paragraph, points } = partedDescription(description);
        return withoutEmpty({
          institution,
          studyType: degree,
          startDate: start_date,
          endDate: end_date,
          score: gpa,
          summary: paragraph,
          courses: points,
        });
      }),
      projects: cv.projects.map(({ title, description, url, technologies, start_date, end_date }) => {
        const { paragraph, points } = partedDescription(description);
        return withoutEmpty({
          name: title,
          description: paragraph,
          highlights: points,
          keywords: technologies,
          startDate: start_date,
          endDate: end_date,
          url,
        });
      }),
      skills: skillGroups(cv.skills),
      interests: cv.interests.map((name) => ({ name })),
      ...Object.fromEntries(lines),
      meta: withoutEmpty({ texts: cv.texts }),
    }),
  };
}

function basicsOf({ name, title, email, phone, location, summary, links }: ParsedPerson): Resume {
  const isOwnPage = ({ label }: { label: string }) => label === "Website";
  const page = links.find(isOwnPage);
  const [city, ...region] = location.split(/,\s*/);
  return withoutEmpty({
    name,
    label: title,
    email,
    phone,
    url: page?.url,
    summary,
    location: withoutEmpty({ city, region: region.join(", ") }),
    profiles: links.filter((link) => link !== page).map(({ label, url }) => ({ network: label, url })),
  });
}

function postOf(post: ParsedExperience, employer: "name" | "organization"): Resume {
  const { paragraph, points } = partedDescription(post.description);
  return withoutEmpty({
    [employer]: post.company,
    position: post.position,
    location: post.location,
    startDate: post.start_date,
    endDate: post.end_date,
    summary: paragraph,
    highlights: points,
  });
}

/** Skills of one category are keywords of one group; a skill without a category is a group itself. */
function skillGroups(skills: readonly ParsedSkill[]): Resume[] {
  const groups = Map.groupBy(skills, ({ category, name }) => (category ? `in ${category}` : `alone ${name}`));
  return [...groups.values()].map((group) => {
    const category = group[0]?.category;
    return category ? { name: category, keywords: group.map(({ name }) => name) } : { name: group[0]?.name ?? "" };
  });
}
