import { z } from "zod";
import { requiredText } from "../text.ts";

export const productEventPropertiesMaxBytes = 8 * 1024;

/** `POST /events` (contract.md 7): what happened, without any trace of who did it. */
export const productEventSchema = z.object({
  event: requiredText(60, "event"),
  properties: z
    .record(z.string().max(60), z.union([z.string(), z.number(), z.boolean(), z.null()]))
    .refine((value) => new TextEncoder().encode(JSON.stringify(value)).length <= productEventPropertiesMaxBytes, {
      error: "The properties may not be greater than 8 KB.",
    })
    .optional(),
});
export type ProductEvent = z.infer<typeof productEventSchema>;
