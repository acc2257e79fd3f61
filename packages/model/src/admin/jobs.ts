import { z } from "zod";

/** How one lane of jobs stands. */
export const laneFiguresSchema = z.object({
  lane: z.string(),
  /** Could run now. */
  waiting: z.number().int(),
  /** Since when the oldest of them exists. */
  oldest_waiting_at: z.string().nullable(),
  running: z.number().int(),
  /** Failed, and wait out the pause before another try. */
  pausing: z.number().int(),
  /** Used up their tries. */
  dead: z.number().int(),
});
export type LaneFigures = z.infer<typeof laneFiguresSchema>;

/** A job that used up its tries; nothing in it is about a person. */
export const deadJobSchema = z.object({
  id: z.uuid(),
  lane: z.string(),
  kind: z.string(),
  attempts: z.number().int(),
  /** Why the last try failed. */
  reason: z.string(),
  created_at: z.string(),
  died_at: z.string(),
});
export type DeadJob = z.infer<typeof deadJobSchema>;
