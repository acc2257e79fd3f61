import {
  groupProjects,
  type Education,
  type Experience,
  type Project,
  type SkillCategory,
  type Website,
} from "@vitrine/model";
import { iso } from "../../auth/index.ts";
import type { TemplatesService } from "../../templates/index.ts";
import { presentWebsite, withTemplate } from "../present.ts";
import type { WebsiteRow } from "../repository.ts";
import type { VersionRow } from "./repository.ts";

/** The website as a version would bring it back, for looking at: its entries carry no version to write against. */
export function presentVersion(
  row: WebsiteRow,
  version: VersionRow,
  templates: Pick<TemplatesService, "find">,
): Website {
  const { fields, items, template_data } = version.content;
  const manifest = templates.find(fields.template_slug) ?? templates.find(row.template_slug);
  const at = iso(version.created_at);
  const stamped = <Item>(list: readonly object[]) =>
    list.map((item, index) => ({
      form_data: {},
      ...item,
      website_id: row.id,
      version: 0,
      order: index + 1,
      created_at: at,
      updated_at: at,
    })) as Item[];
  return presentWebsite({ ...row, ...fields }, withTemplate(manifest, template_data), {
    experience: stamped<Experience>(items.experiences),
    education: stamped<Education>(items.educations),
    skills: stamped<SkillCategory>(items.skills.map((skill) => ({ ...skill, confidence: 3 }))),
    projects: groupProjects(stamped<Project>(items.projects.map((project) => ({ ...project, type: "project" })))),
    blogPosts: [],
  });
}
