import { emptyContact, emptyExtraSections, groupProjects, isHttpUrl } from "@vitrine/model";
import type { PreviewSite } from "../../lib/preview-protocol.ts";
import { toFormData, type ManualValues } from "./manual-values.ts";

const noDates = { start_date: null, end_date: null, is_current: false };
const stored = (index: number) => ({ id: index + 1, website_id: 0, version: 0, created_at: "", updated_at: "" });
const urlOrNone = (url: string) => (isHttpUrl(url) ? url : "");

/** The site that the form would make now, for the miniature beside it. */
export function siteOfForm(values: ManualValues): PreviewSite {
  const { personal_info: person, ...form } = toFormData(values);
  return {
    name: form.name,
    full_name: person.name,
    intro: form.intro,
    description: person.summary,
    contact: { ...emptyContact, email: person.email, title: person.title, location: person.location },
    flat_picture: null,
    picture_focal: null,
    template_slug: form.template_slug,
    template_data: {},
    ...emptyExtraSections(),
    experience: form.experiences
      .map((item, index) => ({ ...stored(index), ...noDates, ...item }))
      .filter((item) => item.position || item.name),
    education: form.educations
      .map((item, index) => ({ ...stored(index), ...noDates, ...item }))
      .filter((item) => item.name || item.degree),
    skills: form.skills.map(({ title, info }, index) => ({ id: index + 1, title, info })),
    projects: groupProjects(
      form.projects
        .map((item, index) => ({
          ...stored(index),
          ...noDates,
          ...item,
          type: "project" as const,
          pictures: [],
          url: "",
          code_url: urlOrNone(item.code_url),
          implementation: urlOrNone(item.implementation),
        }))
        .filter((item) => item.title),
    ),
    blogPosts: [],
  };
}
