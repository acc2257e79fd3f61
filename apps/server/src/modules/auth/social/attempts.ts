import { and, eq, gt } from "drizzle-orm";
import type { Db } from "../../../db/connection.ts";
import { socialAttempts } from "../../../db/schema/account.ts";
import { hashSecret } from "../secrets.ts";
import type { Proofs, SocialProviderName } from "./providers.ts";

/** What stays here while somebody is at their provider. */
export type Attempt = { provider: SocialProviderName; proofs: Proofs; search: Record<string, string> };

export async function storeAttempt(db: Db, secret: string, attempt: Attempt, expires: Date): Promise<void> {
  await db.insert(socialAttempts).values({
    secret_hash: hashSecret(secret),
    provider: attempt.provider,
    state: attempt.proofs.state,
    nonce: attempt.proofs.nonce,
    code_verifier: attempt.proofs.codeVerifier,
    search: attempt.search,
    expires_at: expires,
  });
}

/** Takes the attempt of this browser out: it serves one callback. Null when there is none, or it is too old. */
export async function takeAttempt(
  db: Db,
  secret: string,
  provider: SocialProviderName,
  now: Date,
): Promise<Attempt | null> {
  const [row] = await db
    .delete(socialAttempts)
    .where(
      and(
        eq(socialAttempts.secret_hash, hashSecret(secret)),
        eq(socialAttempts.provider, provider),
        gt(socialAttempts.expires_at, now),
      ),
    )
    .returning();
  if (!row) return null;
  const { state, nonce, code_verifier: codeVerifier, search } = row;
  return { provider, proofs: { state, nonce, codeVerifier }, search };
}
