import { text } from "@vitrine/model";
import { z } from "zod";

/** Shape of a success answer: `success: true` and the named content (contract.md 1.3). */
export function answer<const S extends z.ZodRawShape>(shape: S) {
  return z.object({ success: z.literal(true), ...shape });
}

export const messageAnswer = answer({ message: z.string() });

export const pageMetaSchema = z.object({
  page: z.number().int(),
  per_page: z.number().int(),
  total: z.number().int(),
  last_page: z.number().int(),
  /** Present where more than some thousand rows were not counted one by one: `total` is rounded then. */
  total_is_estimate: z.literal(true).optional(),
  /** Of a long list: what to ask for as `after` for the page that follows this one; it costs the same at any depth. */
  after: z.string().optional(),
  /** Of a long list: what to ask for as `before` for the page that ends where this one begins. */
  before: z.string().optional(),
});
export type PageMeta = z.infer<typeof pageMetaSchema>;

/**
 * Query of a list (contract.md 1.5).
 * @param sorts field names that may be sorted by, the first is the default; a leading `-` is descending
 */
export function listQuery<const S extends string>(sorts: readonly [S, ...S[]], options: { perPage?: number } = {}) {
  const plain = sorts.map((sort) => sort.replace(/^-/, ""));
  const allowed = [...new Set([...plain, ...plain.map((sort) => `-${sort}`)])];
  return z.object({
    page: z.coerce.number().int().min(1).default(1),
    per_page: z.coerce
      .number()
      .int()
      .min(1)
      .max(100)
      .default(options.perPage ?? 20),
    sort: z.enum(allowed, { error: "The selected sort is invalid." }).default(sorts[0]),
    search: text(100, "search").optional(),
  });
}

/** Longer than any place that a page names: the longest name or address, written in base64. */
const placeLength = 2000;

/**
 * Query of a list that may have a million rows: as {@link listQuery}, and beside the page's number the place that it
 * follows (`after`) or ends before (`before`), as `meta` of the neighbouring page has it. `page` only says then which
 * number `meta` gives the page.
 */
export function longListQuery<const S extends string>(sorts: readonly [S, ...S[]]) {
  const place = z.string().max(placeLength, { error: "This page does not exist." }).optional();
  return listQuery(sorts).extend({ after: place, before: place });
}

/** Meta of a page of `total` rows, of which nobody knows the exact number where `isEstimate` is set. */
export function pageMeta(query: { page: number; per_page: number }, total: number, isEstimate = false): PageMeta {
  return {
    page: query.page,
    per_page: query.per_page,
    total,
    last_page: Math.max(1, Math.ceil(total / query.per_page)),
    ...(isEstimate ? { total_is_estimate: true } : {}),
  };
}

const positiveId = z.coerce.number().int().positive();

export const idParams = z.object({ id: positiveId });
export const itemParams = z.object({ id: positiveId, itemId: positiveId });
export const sectionParams = z.object({ id: positiveId, sectionId: positiveId });
export const entryParams = z.object({ id: positiveId, sectionId: positiveId, entryId: positiveId });
export const mediaParams = z.object({ id: positiveId, mediaId: positiveId });

/** `version` in a body, beside the fields of a write (contract.md 1.6). */
export const versionField = { version: z.number().int().optional() };
