import { queryOptions } from "@tanstack/react-query";
import { quietApi } from "../api.ts";
import { cacheMs } from "../query-client.ts";

/** The sample site of a template, ready for the preview frame. */
export const demoSiteQuery = (slug: string) =>
  queryOptions({
    queryKey: ["templates", slug, "demo"],
    queryFn: async ({ signal }) => {
      const answer = await quietApi.templates.getTemplateDemo({ params: { slug } }, { signal });
      return { persona: textOf(answer.data["name"]), site: demoToSite(answer.data, slug) };
    },
    staleTime: cacheMs.templates,
  });

/** The sources give sample sites another shape than websites: skills by title, projects in one list, links by name. */
export function demoToSite(demo: Record<string, unknown>, slug: string): Record<string, unknown> {
  const projects: Record<string, unknown[]> = {};
  for (const project of listOf(demo["projects"])) {
    const category = isRecord(project) && typeof project["category"] === "string" ? project["category"] : "Other";
    projects[category] = [...(projects[category] ?? []), project];
  }
  const links = isRecord(demo["links"])
    ? Object.entries(demo["links"]).map(([label, url]) => ({ label, url }))
    : listOf(demo["links"]);
  return {
    ...demo,
    template_slug: slug,
    skills: isRecord(demo["skills"]) ? Object.values(demo["skills"]).flat() : listOf(demo["skills"]),
    projects,
    links,
    blogPosts: listOf(demo["blogPosts"]),
  };
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
