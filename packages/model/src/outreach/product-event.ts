import { z } from "zod";
import { text } from "../text.ts";

export const productEventPropertiesMaxBytes = 8 * 1024;

/** `POST /events` (contract.md 7): what happened, without any trace of who did it. */
export const productEventSchema = z.object({
  event: text(60, "event").min(1, { error: "The event field is required." }),
  properties: z
    .record(z.string().max(60), z.union([z.string(), z.number(), z.boolean(), z.null()]))
    .refine((value) => new TextEncoder().encode(JSON.stringify(value)).length <= productEventPropertiesMaxBytes, {
      error: "The properties may not be greater than 8 KB.",
    })
    .optional(),
});
export type ProductEvent = z.infer<typeof productEventSchema>;
