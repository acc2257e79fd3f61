import { blogPostInputSchema, slugFromTitle, type BlogPost, type BlogStatus } from "@vitrine/model";
import { z } from "zod";
import type { ItemValues } from "../items/item-kinds.ts";

/** What the form holds; a moment is written as the browser's own field writes it, in local time. */
export type PostValues = {
  title: string;
  slug: string;
  excerpt: string;
  content: string;
  status: BlogStatus;
  published_at: string;
  tags: string[];
  meta_description: string;
  linked_experience_id: string;
  linked_project_id: string;
};

/** The form of a stored post; of a new one for null. */
export function postValuesOf(post: BlogPost | null): PostValues {
  return {
    title: post?.title ?? "",
    slug: post?.slug ?? "",
    excerpt: post?.excerpt ?? "",
    content: post?.content ?? "",
    status: post?.status ?? "draft",
    published_at: localMoment(post?.published_at ?? null),
    tags: post?.tags ?? [],
    meta_description: post?.meta_description ?? "",
    linked_experience_id: String(post?.linked_experience_id ?? ""),
    linked_project_id: String(post?.linked_project_id ?? ""),
  };
}

/**
 * What is sent: a draft says nothing about its moment, an empty one is left to the server.
 * @param stored the post as it is; its moment keeps the seconds that the form does not show
 */
export function postToSend(values: PostValues, stored: BlogPost | null = null): ItemValues {
  const { published_at, linked_experience_id, linked_project_id, ...rest } = values;
  const moment = momentOf(published_at, stored?.published_at ?? null);
  return {
    ...rest,
    ...(values.status === "draft" || (moment === null && values.status === "published")
      ? {}
      : { published_at: moment }),
    linked_experience_id: linked_experience_id === "" ? null : Number(linked_experience_id),
    linked_project_id: linked_project_id === "" ? null : Number(linked_project_id),
  };
}

function momentOf(local: string, stored: string | null): string | null {
  if (stored !== null && local === localMoment(stored)) return stored;
  const moment = new Date(local);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}

/** The server's rules on the form's values, with the one that needs two fields. */
export const postFormSchema = z.preprocess(
  (values) => postToSend(values as PostValues),
  blogPostInputSchema.refine(({ status, published_at }) => status !== "scheduled" || Boolean(published_at), {
    error: "A publish date is required for a scheduled post.",
    path: ["published_at"],
  }),
);

/** The slug after the title was changed: it follows the title until somebody writes another one. */
export function slugAfterTitle(slug: string, before: string, title: string): string {
  return slug === slugFromTitle(before) ? slugFromTitle(title) : slug;
}

/** `2026-03-01T09:30` in the reader's own time; empty for null. */
export function localMoment(iso: string | null): string {
  if (iso === null) return "";
  const at = new Date(iso);
  const local = new Date(at.getTime() - at.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}
