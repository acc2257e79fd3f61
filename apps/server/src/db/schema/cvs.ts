import { readParsedData } from "@vitrine/model";
import { pgTable } from "drizzle-orm/pg-core";
import { moment, reference, storedJson, updatedAt } from "./columns.ts";
import { readPrivacy, readWaitingCv } from "./stored-values.ts";
import { websites } from "./websites.ts";

/** A newer CV as it was read, until its owner has decided what of it the site takes. */
export type WaitingCv = NonNullable<ReturnType<typeof readWaitingCv>>;

/** What the last CV of a website said, and a newer one that waits (docs/decisions/050). */
export const websiteCvs = pgTable("website_cvs", {
  website_id: reference("website_id")
    .primaryKey()
    .references(() => websites.id, { onDelete: "cascade" }),
  /** Without what its owner keeps private; null where no CV is known. */
  said: storedJson("said", readParsedData),
  /** What its owner chose of private facts; it goes for the next CV too. */
  privacy: storedJson("privacy", readPrivacy).notNull().default({}),
  waiting: storedJson("waiting", readWaitingCv),
  waiting_since: moment("waiting_since"),
  updated_at: updatedAt(),
});
