import { projectSlugs, type CaseStudyBlock } from "@vitrine/model";
import { arrange } from "./arrange.ts";
import { viewPicture } from "./pictures.ts";
import type { SiteInput } from "./site-input.ts";
import type { PictureView, ProjectView, SiteView } from "./site-view.ts";

/** A neighbour in the owner's order. */
export type WorkLink = { title: string; href: string };

/** One project with all that its page says; pictures by the number under which the body names them. */
export type WorkView = {
  project: ProjectView;
  role: string;
  client: string;
  /** The beginning of what the project says of itself, for search engines. */
  summary: string;
  body: readonly CaseStudyBlock[];
  pictures: ReadonlyMap<number, PictureView>;
  previous: WorkLink | null;
  next: WorkLink | null;
};

/**
 * The project whose page lies at a slug, with its neighbours among those that have pages.
 * @returns null where no visible project has that page
 */
export function viewWork(given: SiteInput, view: SiteView, slug: string, baseUrl: string): WorkView | null {
  const projects = Object.values(arrange(given).site.projects).flat();
  const slugs = projectSlugs(projects);
  const paged = projects.filter(({ id }) => slugs.has(id));
  const index = paged.findIndex(({ id }) => slugs.get(id) === slug);
  const source = paged[index];
  const project = view.projects.items.find(({ id }) => id === source?.id);
  if (!source || !project) return null;
  const linkTo = (neighbour: (typeof paged)[number] | undefined): WorkLink | null =>
    neighbour ? { title: neighbour.title.trim(), href: `${baseUrl}/work/${slugs.get(neighbour.id)}` } : null;
  return {
    project: { ...project, links: project.links.filter(({ kind }) => kind !== "own") },
    role: source.role?.trim() ?? "",
    client: source.client?.trim() ?? "",
    summary: beginning(source.description),
    body: source.body ?? [],
    pictures: new Map(
      source.pictures.flatMap((picture) => {
        const [shown] = viewPicture(picture, source.title);
        return shown && typeof picture.media_id === "number" ? [[picture.media_id, shown] as const] : [];
      }),
    ),
    previous: linkTo(paged[index - 1]),
    next: linkTo(paged[index + 1]),
  };
}

const summaryCharacters = 160;

/** The first words of a text, cut at a blank. */
function beginning(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= summaryCharacters) return line;
  const cut = line.slice(0, summaryCharacters - 1);
  return `${cut
    .slice(0, Math.max(cut.lastIndexOf(" "), 80))
    .trimEnd()
    .toWellFormed()}…`;
}
