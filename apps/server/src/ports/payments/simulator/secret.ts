import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Db } from "../../../db/connection.ts";
import { settings } from "../../../db/schema/platform.ts";

const name = "simulator_webhook_secret";

/** The secret that the test provider signs with: made once per installation, the same in every process. */
export function createStoredSecret(db: Db): () => Promise<string> {
  let known: string | null = null;
  return async () => {
    if (known !== null) return known;
    await db
      .insert(settings)
      .values({ name, value: `whsec_${randomBytes(24).toString("hex")}` })
      .onConflictDoNothing();
    const [row] = await db.select().from(settings).where(eq(settings.name, name));
    known = String(row?.value);
    return known;
  };
}
