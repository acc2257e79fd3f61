import { createHash } from "node:crypto";

export type Split = "train" | "tune" | "test";

/** Families that only the test third has, so that it shows how an unknown form is read. */
const testOnlyShare = 0.12;

export const sha256 = (value: string | Uint8Array): string => createHash("sha256").update(value).digest("hex");

/** A number from 0 to 1 that depends on the text alone. */
function share(text: string): number {
  return Number.parseInt(sha256(text).slice(0, 8), 16) / 2 ** 32;
}

/** The key of a person: a hash, so that the manifest names nobody. */
export const personKey = (owner: string): string => sha256(`person:${owner.toLowerCase()}`).slice(0, 16);

/** The third a person belongs to: 60 % train, 15 % tune, 25 % test. */
export function splitOfPerson(owner: string): Split {
  const place = share(`person:${owner.toLowerCase()}`);
  if (place < 0.6) return "train";
  return place < 0.75 ? "tune" : "test";
}

/** True for families all of whose files are in the test third, whoever wrote them. */
export function isTestOnly(family: string): boolean {
  return share(`family:${family}`) < testOnlyShare;
}
