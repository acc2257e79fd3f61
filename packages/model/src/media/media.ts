import { z } from "zod";
import { text } from "../text.ts";
import { focalPointSchema } from "../website/focal-point.ts";

/** One of the sizes that a picture is kept in, for `srcset`. */
export const mediaSourceSchema = z.object({ url: z.string(), width: z.number().int(), type: z.string() });
export type MediaSource = z.infer<typeof mediaSourceSchema>;

/** Widths in pixels that pictures of work are kept in, as far as the original has them (design/sections.md). */
export const mediaWidths = [480, 960, 1440, 2000] as const;

/** A picture of a website's media as its owner sees it. */
export const mediaSchema = z.object({
  id: z.number().int(),
  url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  type: z.string(),
  alt: z.string(),
  caption: z.string(),
  focal: focalPointSchema.nullable(),
  /**
   * A colour of the picture, as #rrggbb, that stands in its place until it has come; empty for one that lets its ground
   * show through.
   */
  placeholder: z.string(),
  bytes: z.number().int(),
  sources: z.array(mediaSourceSchema),
});
export type Media = z.infer<typeof mediaSchema>;

export const mediaChangesSchema = z
  .object({ alt: text(500, "description"), caption: text(500, "caption"), focal: focalPointSchema.nullable() })
  .partial();

/**
 * A picture as answers show it in an entry. One that an import brought by its address has nothing but `img`; `alt` falls
 * back to the entry's name where it is drawn.
 */
export const shownPictureSchema = z.object({
  img: z.string(),
  media_id: z.number().int().nullable().optional(),
  width: z.number().int().optional(),
  height: z.number().int().optional(),
  alt: z.string().optional(),
  caption: z.string().optional(),
  cover: z.boolean().optional(),
  focal: focalPointSchema.nullable().optional(),
  placeholder: z.string().optional(),
  sources: z.array(mediaSourceSchema).optional(),
});
export type ShownPicture = z.infer<typeof shownPictureSchema>;
