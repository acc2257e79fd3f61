import { sectionKinds, type SectionKind } from "@vitrine/model";
import { and, asc, eq, gt, lt } from "drizzle-orm";
import type { Db } from "../../db/connection.ts";
import { entries } from "../../db/schema/sections.ts";
import { readEntry, storable } from "./read-entry.ts";

/** Rows that are looked at in one statement. */
const batch = 500;

/** Where a rewriting is: kinds that are done, and the last id that was looked at of the one under way. */
export type RewriteState = { done: Set<string>; after: number };

export const newRewriteState = (): RewriteState => ({ done: new Set(), after: 0 });

/**
 * Rewrites entries that an earlier version stored in the present shape of their kind, a batch after the other, until
 * none is left or the time is over. Reading upgrades them in any case; afterwards it does not have to. An entry that is
 * changed meanwhile stays as its writer left it, and one that cannot be read as it is.
 * @param state goes on where the last call ended, so that a call costs nothing once all is done
 * @param isTimeOver asked after each batch
 * @returns how many were rewritten
 */
export async function rewriteOldEntries(
  db: Db,
  state: RewriteState,
  isTimeOver: () => boolean,
  kinds: readonly SectionKind[] = sectionKinds,
): Promise<number> {
  let rewritten = 0;
  for (const kind of kinds.filter(({ name, version }) => version > 1 && !state.done.has(name))) {
    for (;;) {
      const rows = await oldEntries(db, kind, state.after);
      for (const row of rows) rewritten += await rewrite(db, kind, row);
      state.after = rows.at(-1)?.id ?? 0;
      if (rows.length < batch) break;
      if (isTimeOver()) return rewritten;
    }
    state.done.add(kind.name);
    state.after = 0;
  }
  return rewritten;
}

type OldEntry = Pick<typeof entries.$inferSelect, "id" | "kind" | "schema_version" | "version" | "data">;

async function oldEntries(db: Db, kind: SectionKind, after: number): Promise<OldEntry[]> {
  return db
    .select()
    .from(entries)
    .where(and(eq(entries.kind, kind.name), gt(entries.id, after), lt(entries.schema_version, kind.version)))
    .orderBy(asc(entries.id))
    .limit(batch);
}

/** What an entry says stays the same, so that its version and its date do, too. */
async function rewrite(db: Db, kind: SectionKind, row: OldEntry): Promise<number> {
  const read = readEntry(row, kind);
  if (!read.ok) return 0;
  const { id, version, schema_version } = row;
  const changed = await db
    .update(entries)
    .set(storable(kind, read.value))
    .where(
      and(
        eq(entries.kind, kind.name),
        eq(entries.id, id),
        eq(entries.version, version),
        eq(entries.schema_version, schema_version),
      ),
    )
    .returning({ id: entries.id });
  return changed.length;
}
