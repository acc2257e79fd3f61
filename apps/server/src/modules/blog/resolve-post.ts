import {
  blogContentMessage,
  blogPublishDateMessage,
  freeSlug,
  slugFromTitle,
  type BlogPostUpdate,
} from "@vitrine/model";
import type { Db } from "../../db/connection.ts";
import { invalidField } from "../../http/app-error.ts";
import { findEntry } from "../entries/index.ts";
import { withTextPictures } from "../media/index.ts";
import { takenSlugs, type BlogPostRow } from "./repository.ts";

/**
 * An input as it is stored, with content that is clean already: a free slug, the moment that its status needs, the
 * website's own pictures and links that exist (contract.md 12). The slug stays empty where only the post's id can give one.
 * @param stored the post as it is, or null for a new one
 * @throws AppError validation_failed
 */
export async function resolvePost<Input extends BlogPostUpdate>(
  inside: Db,
  websiteId: number,
  input: Input,
  stored: BlogPostRow | null,
  now: Date,
): Promise<Input> {
  const resolved = { ...input, ...resolveMoment(input, stored, now) };
  if (input.content !== undefined) resolved.content = await withTextPictures(inside, websiteId, input.content);
  if (resolved.content === "") throw invalidField("content", blogContentMessage);
  if (input.slug !== undefined || !stored) {
    resolved.slug = await resolveSlug(inside, websiteId, input.slug ?? "", input.title ?? stored?.title ?? "", stored);
  }
  await requireLink(inside, websiteId, "linked_experience_id", input, stored);
  await requireLink(inside, websiteId, "linked_project_id", input, stored);
  return resolved;
}

async function resolveSlug(
  inside: Db,
  websiteId: number,
  given: string,
  title: string,
  stored: BlogPostRow | null,
): Promise<string> {
  const taken = await takenSlugs(inside, websiteId, stored?.id ?? null);
  if (given !== "") {
    if (taken.has(given)) throw invalidField("slug", "The slug has already been taken.");
    return given;
  }
  const made = slugFromTitle(title) || (stored ? `post-${stored.id}` : "");
  return made && freeSlug(made, taken);
}

/**
 * `published` without a moment means now; `scheduled` needs one, and for one that is past means published: the clock would
 * say so within a minute, as a change that its owner's next one runs into.
 */
function resolveMoment(
  input: BlogPostUpdate,
  stored: BlogPostRow | null,
  now: Date,
): Pick<BlogPostUpdate, "published_at" | "status"> {
  const status = input.status ?? stored?.status ?? "draft";
  const before = stored?.published_at ?? null;
  if (input.published_at) {
    return status === "scheduled" && new Date(input.published_at) <= now ? { status: "published" } : {};
  }
  const moment = input.published_at === null ? null : before;
  if (status === "scheduled" && moment === null) throw invalidField("published_at", blogPublishDateMessage);
  if (status === "scheduled" && moment !== null && moment <= now) return { status: "published" };
  if (status !== "published") return {};
  const isWaiting = stored?.status === "scheduled" && moment !== null && moment > now;
  return moment === null || isWaiting ? { published_at: now.toISOString() } : {};
}

/** A link that was stored before may point to something deleted since; a new one may not. */
async function requireLink(
  inside: Db,
  websiteId: number,
  field: "linked_experience_id" | "linked_project_id",
  input: BlogPostUpdate,
  stored: BlogPostRow | null,
): Promise<void> {
  const id = input[field];
  if (id === undefined || id === null || id === stored?.[field]) return;
  const kind = field === "linked_experience_id" ? "experience" : "projects";
  if (!(await findEntry(inside, websiteId, kind, id))) throw invalidField(field, `The selected ${field} is invalid.`);
}
