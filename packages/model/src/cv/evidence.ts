import { z } from "zod";

/** `[x, y, width, height]` in fractions of the page, origin at the top left. */
export const boxSchema = z.tuple([z.number(), z.number(), z.number(), z.number()]);

/** A place in the source: 1-based page, offsets into the extracted text, boxes on the page (empty for plain text). */
export const spanSchema = z.object({
  page: z.number().int().min(1),
  start: z.number().int().min(0),
  end: z.number().int().min(0),
  boxes: z.array(boxSchema).default([]),
});

/** Why a value was chosen (contract.md 20.2); `source: "user"` marks a value that its owner typed (20.3). */
export const evidenceSchema = z.object({
  confidence: z.number().min(0).max(1),
  rule: z.string(),
  spans: z.array(spanSchema).default([]),
  source: z.enum(["cv", "user"]).optional(),
});

/** Keyed by JSON pointer into ParsedData, e.g. `/experiences/0/position`. */
export const evidenceMapSchema = z.record(z.string(), evidenceSchema);

export const diagnosticSchema = z.object({
  code: z.string(),
  message: z.string(),
  severity: z.enum(["info", "warning", "error"]),
});

export type Box = z.infer<typeof boxSchema>;
export type Span = z.infer<typeof spanSchema>;
export type Evidence = z.infer<typeof evidenceSchema>;
export type EvidenceMap = z.infer<typeof evidenceMapSchema>;
export type Diagnostic = z.infer<typeof diagnosticSchema>;
