import { createHmac, timingSafeEqual } from "node:crypto";
import { BadSignature } from "./payments.ts";

/** An event older than this is refused, so that a recorded one cannot be sent again later (contract.md 6). */
const toleranceSeconds = 300;

const digest = (secret: string, seconds: number, body: Buffer) =>
  createHmac("sha256", secret).update(`${seconds}.`).update(body).digest();

/** The `Stripe-Signature` header of a body: `t=<seconds>,v1=<hex>`. */
export function signEvent(body: Buffer, secret: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  return `t=${seconds},v1=${digest(secret, seconds, body).toString("hex")}`;
}

/**
 * Checks a `Stripe-Signature` header against the raw body; any of its `v1` signatures may be the right one, as
 * while a secret is being replaced.
 * @throws BadSignature
 */
export function verifySignature(body: Buffer, header: string | undefined, secret: string, now: Date): void {
  const parts = (header ?? "").split(",").map((part) => part.trim().split("="));
  const seconds = Number(parts.find(([key]) => key === "t")?.[1]);
  const candidates = parts.flatMap(([key, value]) => (key === "v1" && value ? [Buffer.from(value, "hex")] : []));
  if (!Number.isSafeInteger(seconds) || candidates.length === 0) throw new BadSignature("There is no signature.");
  const expected = digest(secret, seconds, body);
  if (!candidates.some((given) => given.length === expected.length && timingSafeEqual(given, expected)))
    throw new BadSignature("The signature is not of this body.");
  if (Math.abs(now.getTime() / 1000 - seconds) > toleranceSeconds) throw new BadSignature("The event is too old.");
}
