import { createHmac, randomBytes } from "node:crypto";
import { durations } from "@vitrine/model";
import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../db/connection.ts";
import { idempotencyKeys, settings } from "../db/schema/platform.ts";
import { AppError, invalidField } from "./app-error.ts";

export type StoredAnswer = { status: number; body: unknown };

/** A running first request renews its claim; one whose process was killed frees the key after this time. */
const lockMs = 6000;
const renewEveryMs = 2000;

const printableAscii = /^[\x20-\x7e]{1,255}$/;

/** Fields that are secrets: of them nothing is stored, not even under a key. */
const secretFields = /password|card_number|cvc|token|secret/i;

const keyName = "request_hash_key";

/** The key of request hashes: made once per installation, the same in every process. */
export function createHashKey(db: Db): () => Promise<string> {
  let known: string | null = null;
  return async () => {
    if (known !== null) return known;
    const made = { name: keyName, value: randomBytes(32).toString("hex") };
    await db.insert(settings).values(made).onConflictDoNothing();
    const [row] = await db.select().from(settings).where(eq(settings.name, keyName));
    known = String(row?.value);
    return known;
  };
}

type RequestParts = {
  params: unknown;
  body: unknown;
  files: Readonly<Record<string, { bytes: Uint8Array } | undefined>>;
};

/**
 * Hash of a request's parsed fields and files, so that the same key with another body is noticed. Keyed, so that a
 * copy of the table tells nothing to whoever tries likely bodies, and without secrets.
 */
export function requestHash(parts: RequestParts, key: string): string {
  const withoutSecrets = (name: string, value: unknown) => (secretFields.test(name) ? undefined : value);
  const fields = JSON.stringify([parts.params, parts.body ?? null], withoutSecrets);
  const hash = createHmac("sha256", key).update(fields);
  for (const [name, file] of Object.entries(parts.files)) if (file) hash.update(name).update(file.bytes);
  return hash.digest("hex");
}

/** Reads the header; refuses what is not 1 to 255 printable ASCII characters. */
export function idempotencyKey(header: string | string[] | undefined): string | null {
  if (header === undefined) return null;
  if (typeof header !== "string" || !printableAscii.test(header)) {
    throw invalidField("Idempotency-Key", "The Idempotency-Key must be 1 to 255 printable ASCII characters.");
  }
  return header;
}

/**
 * Claims a key for a first request, or gives the stored answer of the first one (contract.md 1.7).
 * @throws AppError idempotency_key_reused, idempotency_in_progress
 */
export async function claimKey(db: Db, scope: string, key: string, hash: string): Promise<StoredAnswer | null> {
  const claimed = await db.execute(sql`
    insert into idempotency_keys (scope, key, request_hash, locked_until)
    values (${scope}, ${key}, ${hash}, now() + ${`${lockMs} milliseconds`}::interval)
    on conflict (scope, key) do update set
      request_hash = excluded.request_hash, status = null, body = null, locked_until = excluded.locked_until, created_at = now()
    where idempotency_keys.created_at < now() - ${`${durations.idempotencyKeyMs} milliseconds`}::interval
       or (idempotency_keys.status is null and idempotency_keys.locked_until < now())
    returning 1`);
  if (claimed.rows.length > 0) return null;
  const [stored] = await db
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key)));
  if (!stored) return claimKey(db, scope, key, hash);
  if (stored.request_hash !== hash) {
    throw new AppError("idempotency_key_reused", {
      errors: { "Idempotency-Key": ["This request key was already used for another request."] },
    });
  }
  if (stored.status === null) throw new AppError("idempotency_in_progress", { retryAfterSeconds: 1 });
  return { status: stored.status, body: stored.body };
}

/** Stores the first answer; 5xx and 429 free the key instead, so that a retry may succeed. */
export async function settleKey(db: Db, scope: string, key: string, answer: StoredAnswer): Promise<void> {
  const mine = and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key));
  if (answer.status >= 500 || answer.status === 429) await db.delete(idempotencyKeys).where(mine);
  else await db.update(idempotencyKeys).set({ status: answer.status, body: answer.body }).where(mine);
}

/** Renews a claim until the returned function is called. */
export function holdClaim(db: Db, scope: string, key: string): () => void {
  const timer = setInterval(() => {
    db.execute(
      sql`update idempotency_keys set locked_until = now() + ${`${lockMs} milliseconds`}::interval where scope = ${scope} and key = ${key} and status is null`,
    ).catch(() => undefined);
  }, renewEveryMs);
  return () => clearInterval(timer);
}

/** Removes keys older than 24 hours. */
export async function sweepIdempotencyKeys(db: Db): Promise<void> {
  await db.execute(
    sql`delete from idempotency_keys where created_at < now() - ${`${durations.idempotencyKeyMs} milliseconds`}::interval`,
  );
}
