import { z } from "zod";
import { freeSlug, slugFromTitle } from "../../blog/slug.ts";
import { isHttpUrl, requiredText, text } from "../../text.ts";

/** Bounds of the page of a project (design/sections.md, "A page of its own for a project"). */
export const caseStudyLimits = { blocks: 100, textCharacters: 10_000, listItems: 50, figures: 12 } as const;

const heading = z.object({ type: z.literal("heading"), text: requiredText(255, "heading") });
const paragraphs = z.object({
  type: z.literal("text"),
  text: requiredText(caseStudyLimits.textCharacters, "text"),
});
/** One picture, or several side by side, of those that the project has. */
const pictures = z.object({
  type: z.literal("pictures"),
  media_ids: z.array(z.number().int().positive()).min(1, { error: "Choose a picture." }).max(20),
});
const quote = z.object({
  type: z.literal("quote"),
  text: requiredText(2000, "quote"),
  by: text(255, "name").default(""),
});
const figures = z.object({
  type: z.literal("figures"),
  items: z
    .array(z.object({ value: requiredText(60, "figure"), label: text(160, "label").default("") }))
    .min(1, { error: "Add a figure." })
    .max(caseStudyLimits.figures),
});
const list = z.object({
  type: z.literal("list"),
  items: z.array(requiredText(500, "line")).min(1, { error: "Add a line." }).max(caseStudyLimits.listItems),
});
const code = z.object({ type: z.literal("code"), text: requiredText(caseStudyLimits.textCharacters, "code") });
/** A card that leads elsewhere: a video, an article, a shop. Nothing of the other place is loaded. */
const link = z.object({
  type: z.literal("link"),
  url: requiredText(2048, "URL").refine(isHttpUrl, { error: "Please enter a valid URL" }),
  label: text(255, "label").default(""),
});

/** A part of a project's page. */
const caseStudyBlockSchema = z.discriminatedUnion("type", [
  heading,
  paragraphs,
  pictures,
  quote,
  figures,
  list,
  code,
  link,
]);
export type CaseStudyBlock = z.infer<typeof caseStudyBlockSchema>;

/** What a project's page says beside the project itself. */
export const caseStudyShape = {
  /** The end of the page's address; empty leaves it to the title. */
  slug: text(100, "address")
    .refine((slug) => slug === "" || slugFromTitle(slug, 100) === slug, {
      error: "Use small letters, digits and hyphens.",
    })
    .optional(),
  role: text(255, "role").optional(),
  client: text(255, "client").optional(),
  body: z
    .array(caseStudyBlockSchema)
    .max(caseStudyLimits.blocks, { error: `The page may not have more than ${caseStudyLimits.blocks} parts.` })
    .optional(),
};

/** The same as it is stored; absent in entries that are older than pages of projects. */
export const storedCaseStudyShape = {
  slug: z.string().default(""),
  role: z.string().default(""),
  client: z.string().default(""),
  body: z.array(caseStudyBlockSchema).default([]),
};

/** The same in answers. */
export const shownCaseStudyShape = {
  slug: z.string().optional(),
  role: z.string().optional(),
  client: z.string().optional(),
  body: z.array(caseStudyBlockSchema).optional(),
};

type Pictured = { media_id?: number | null | undefined };
type PagedProject = {
  id: number;
  title: string;
  slug?: string | undefined;
  body?: readonly unknown[] | undefined;
  pictures: readonly Pictured[];
};

/** A project has a page of its own as soon as there is more to see than a list shows: a body, or pictures of its own. */
export function hasPage({ body, pictures }: Pick<PagedProject, "body" | "pictures">): boolean {
  return (body ?? []).length > 0 || pictures.some(({ media_id }) => typeof media_id === "number");
}

/** The end of the address of each project's page, by the project's id: its own or its title's, each once. */
export function projectSlugs(projects: readonly PagedProject[]): ReadonlyMap<number, string> {
  const taken = new Set<string>();
  const slugs = new Map<number, string>();
  const paged = projects.filter(hasPage);
  for (const project of [...paged.filter(({ slug }) => slug), ...paged.filter(({ slug }) => !slug)]) {
    const wanted = project.slug || slugFromTitle(project.title, 90) || `project-${project.id}`;
    const slug = freeSlug(wanted, taken, 100);
    taken.add(slug);
    slugs.set(project.id, slug);
  }
  return slugs;
}
