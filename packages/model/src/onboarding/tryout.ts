import { z } from "zod";
import { limits } from "../limits.ts";
import { linePlaceSchema } from "./session.ts";

/*
 * A tryout is a site that a visitor sees of their CV before there is an account: kept by registering, deleted with
 * everything that belongs to it otherwise (`durations.tryoutKeptMs`).
 */

/** Secret of a tryout as it stands in its address: 128 bits. */
export const tryoutTokenSchema = z.string().regex(/^[\w-]{22}$/);

export const tryoutMessages = {
  nothingGiven: "Please choose a file or paste the text of your CV.",
  gone: "This site is no longer here: it was kept in an account, or its 24 hours are over.",
  notRefused: "This CV has been read already.",
  notKept: "The site that you tried is no longer here, so you begin with your CV once more.",
} as const;

/** One of the templates that a tryout is shown in. */
const tryoutSiteSchema = z.object({
  template_slug: z.string(),
  template_name: z.string(),
  /** One sentence with facts of the CV. */
  reasoning: z.string(),
  /** Where the rendered page lies. */
  url: z.string(),
});

/** What is known of a tryout: `sites`, `notes` and `to_check` are there once it is `ready`; `refused` is what looks like no CV. */
export const tryoutSchema = z.object({
  session_id: z.string(),
  expires_at: z.string(),
  state: z.enum(["reading", "ready", "refused", "failed"]),
  /** Where the CV waits for its turn. */
  line: linePlaceSchema.nullable(),
  /** Why the CV could not be read, or was not. */
  message: z.string().nullable(),
  /** Whether it is read after all when its owner says that it is a CV. */
  may_insist: z.boolean(),
  /** What the CV says of its owner, for the register form. */
  person: z.object({ name: z.string(), email: z.string() }),
  sites: z.array(tryoutSiteSchema).max(limits.tryoutTemplates),
  /** What is to be known of the reading as a whole, e.g. that only the first of two CVs was read. */
  notes: z.array(z.string()),
  /** Values that the owner should look at before anybody else does. */
  to_check: z.array(z.object({ pointer: z.string(), label: z.string(), value: z.string() })),
});
export type Tryout = z.infer<typeof tryoutSchema>;
