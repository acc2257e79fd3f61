import type { z } from "zod";

/** The way of stored data from the version that is the key to the next one. Pure. */
export type Upgrades = Readonly<Record<number, (value: unknown) => unknown>>;

export type StoredShape<T> = { version: number; upgrades: Upgrades; stored: z.ZodType<T> };

export type ReadResult<T> = { ok: true; value: T } | { ok: false; reason: string };

/**
 * Reads a stored JSON value: brings it to the present version step by step, then checks it.
 * @param version the version that it was stored in
 * @returns what could not be read with the reason, never an exception: one bad value fails nothing but itself
 */
export function readStored<T>(shape: StoredShape<T>, version: number, value: unknown): ReadResult<T> {
  if (version > shape.version) return { ok: false, reason: `made by a newer version (${version})` };
  let upgraded = value;
  for (let from = version; from < shape.version; from += 1) {
    const upgrade = shape.upgrades[from];
    if (!upgrade) return { ok: false, reason: `no way from version ${from}` };
    try {
      upgraded = upgrade(upgraded);
    } catch (error) {
      return { ok: false, reason: `the upgrade from version ${from} failed: ${String(error)}` };
    }
  }
  const read = shape.stored.safeParse(upgraded);
  if (read.success) return { ok: true, value: read.data };
  const [issue] = read.error.issues;
  return { ok: false, reason: `${issue?.path.join(".") ?? ""}: ${issue?.message ?? "unreadable"}` };
}
