import { z } from "zod";

/** What a program that reads applications finds in an exported CV. */
export const readBackSchema = z.object({
  /** 100 only when nothing is lost. */
  percent: z.number().int().min(0).max(100),
  /** How many facts were looked for: name, contacts, dates, employers, schools and what else has a name. */
  total: z.number().int().min(0),
  lost: z.array(z.object({ what: z.string(), said: z.string() })),
});
export type ReadBack = z.infer<typeof readBackSchema>;
