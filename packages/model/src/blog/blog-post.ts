import { z } from "zod";
import { itemBaseSchema } from "../content/item.ts";
import { limits } from "../limits.ts";
import { shownPictureSchema } from "../media/media.ts";
import { requiredText, text, uniqueTexts } from "../text.ts";

export const blogStatuses = ["draft", "published", "scheduled"] as const;
export type BlogStatus = (typeof blogStatuses)[number];

/** What a badge says (document 2, section 2). */
export const blogStatusLabels: Readonly<Record<BlogStatus, string>> = {
  draft: "Draft",
  published: "Published",
  scheduled: "Scheduled",
};

/** A stored blog post as its owner reads it (contract.md 2, BlogPost). */
export const blogPostSchema = itemBaseSchema.extend({
  title: z.string(),
  slug: z.string(),
  content: z.string(),
  excerpt: z.string(),
  status: z.enum(blogStatuses),
  published_at: z.string().nullable(),
  tags: z.array(z.string()),
  meta_description: z.string(),
  linked_experience_id: z.number().int().nullable(),
  linked_project_id: z.number().int().nullable(),
});
export type BlogPost = z.infer<typeof blogPostSchema>;

export const blogContentMessage = "The content field is required.";
export const blogSlugMessage = "The slug may only hold lower-case letters, digits and single hyphens.";
export const blogPublishDateMessage = "A publish date is required for a scheduled post.";

const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** An ISO time with its zone, or a plain day; kept to the second in UTC. */
const momentSchema = z
  .union([z.iso.datetime({ offset: true }), z.iso.date()], { error: "The published_at must be a valid date." })
  .transform((value) => `${new Date(value).toISOString().slice(0, 19)}Z`);

const contentSchema = requiredText(limits.blogContentBytes, "content", blogContentMessage).refine(
  (value) => new TextEncoder().encode(value).length <= limits.blogContentBytes,
  { error: "The content may not be greater than 200 KB." },
);

const shape = {
  title: requiredText(255, "title"),
  content: contentSchema,
  slug: text(limits.blogSlugCharacters, "slug")
    .refine((value) => value === "" || slugPattern.test(value), { error: blogSlugMessage })
    .optional(),
  excerpt: text(limits.blogExcerptCharacters, "excerpt").optional(),
  status: z.enum(blogStatuses, { error: "The selected status is invalid." }).optional(),
  published_at: momentSchema.nullable().optional(),
  tags: z
    .array(text(limits.blogTagCharacters, "tag"))
    .transform(uniqueTexts)
    .refine((tags) => tags.length <= limits.blogTags, { error: `The tags may not be more than ${limits.blogTags}.` })
    .optional(),
  meta_description: text(limits.blogMetaDescriptionCharacters, "meta description").optional(),
  linked_experience_id: z.number().int().nullable().optional(),
  linked_project_id: z.number().int().nullable().optional(),
};

/** What a new post needs: a title and a content; the rest has defaults (contract.md 12). */
export const blogPostInputSchema = z.object(shape);
export type BlogPostInput = z.infer<typeof blogPostInputSchema>;

/** The given fields of a stored post. */
export const blogPostUpdateSchema = z.object(shape).partial();
export type BlogPostUpdate = z.infer<typeof blogPostUpdateSchema>;

/** A post that strangers may read: what lists show of it. */
export const publicPostSchema = z.object({
  id: z.number().int(),
  title: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  published_at: z.string().nullable(),
  tags: z.array(z.string()),
});
export type PublicPost = z.infer<typeof publicPostSchema>;

/** A post that strangers may read, whole. */
export const publicArticleSchema = publicPostSchema.extend({
  content: z.string(),
  meta_description: z.string(),
  /** Those of the website's media that the content shows, by the number in their tags' `data-media`. */
  pictures: z.array(shownPictureSchema),
  updated_at: z.string(),
});
export type PublicArticle = z.infer<typeof publicArticleSchema>;

/** Visible to strangers: published, or scheduled for a moment that has come (contract.md 14). */
export function isVisiblePost(post: Pick<BlogPost, "status" | "published_at">, now: Date): boolean {
  if (post.status === "published") return true;
  return post.status === "scheduled" && post.published_at !== null && new Date(post.published_at) <= now;
}
