import { and, eq, exists, isNull, lt, or, sql } from "drizzle-orm";
import type { Db } from "../../db/connection.ts";
import { siteRenderings, templateVersions, websites } from "../../db/schema/websites.ts";
import { forgetLasting } from "../../http/build-files.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Storage } from "../../ports/storage/storage.ts";

/** Long after the last page that asks for a version's files has left memories, caches and open tabs. */
const keptDays = 30;
const dayMs = 86_400_000;

const folder = "template-versions/";
const archivePattern = /^template-versions\/([0-9a-f]{40})\.gz$/;
/** Where what draws a version lies in the store. */
export const versionKey = (version: string) => `${folder}${version}.gz`;

/** A version, and the addresses of the fonts and pictures that its pages ask for. */
export type ShelvedVersion = { version: string; addresses: readonly string[] };

/** While one removes, nobody announces, so that files which two versions share go with neither. */
const removing = sql`select pg_advisory_xact_lock(hashtext('template versions'))`;
const announcing = sql`select pg_advisory_xact_lock_shared(hashtext('template versions'))`;

/**
 * Says that a version is about to be needed, before its files are looked for: for as long as an unneeded one is kept,
 * nobody removes it then.
 */
export async function announceVersion(db: Db, now: Date, { version, addresses }: ShelvedVersion): Promise<void> {
  const values = { addresses: [...addresses], unneeded_since: now };
  await db.transaction(async (inside) => {
    await inside.execute(announcing);
    await inside
      .insert(templateVersions)
      .values({ version, ...values })
      .onConflictDoUpdate({ target: templateVersions.version, set: values });
  });
}

type Shelf = { db: Db; storage: Storage; clock: Clock };

/** Removes the versions that no site stays with, and that no stored page is of, for thirty days. */
export async function sweepVersions(
  { db, storage, clock }: Shelf,
  read: (version: string) => Promise<ShelvedVersion | null>,
): Promise<void> {
  await adoptUnknown({ db, storage, clock }, read);
  await noteNeeds(db, clock.now());
  const before = new Date(clock.now().getTime() - keptDays * dayMs);
  const ended = await db
    .select({ version: templateVersions.version })
    .from(templateVersions)
    .where(lt(templateVersions.unneeded_since, before));
  for (const { version } of ended) await remove({ db, storage }, version, before);
}

/** A backup of an earlier Vitrine holds versions without rows. */
async function adoptUnknown(
  { db, storage, clock }: Shelf,
  read: (version: string) => Promise<ShelvedVersion | null>,
): Promise<void> {
  const rows = await db.select({ version: templateVersions.version }).from(templateVersions);
  const known = new Set(rows.map(({ version }) => version));
  for await (const { key } of storage.list(folder)) {
    const version = archivePattern.exec(key)?.[1];
    const found = version === undefined || known.has(version) ? null : await read(version);
    if (found) await announceVersion(db, clock.now(), found);
  }
}

const isNeeded = (db: Db) =>
  or(
    exists(
      db
        .select({ one: sql`1` })
        .from(websites)
        .where(eq(websites.template_version, templateVersions.version)),
    ),
    exists(
      db
        .select({ one: sql`1` })
        .from(siteRenderings)
        .where(eq(siteRenderings.build, templateVersions.version)),
    ),
  );

async function noteNeeds(db: Db, now: Date): Promise<void> {
  await db.update(templateVersions).set({ unneeded_since: null }).where(isNeeded(db));
  const isFree = and(isNull(templateVersions.unneeded_since), sql`not (${isNeeded(db)})`);
  await db.update(templateVersions).set({ unneeded_since: now }).where(isFree);
}

/**
 * The archive goes first: whoever dies in between leaves a version that is put whole again by the next who keeps it,
 * and is removed by the next sweep otherwise.
 */
async function remove({ db, storage }: Pick<Shelf, "db" | "storage">, version: string, before: Date): Promise<void> {
  await db.transaction(async (inside) => {
    await inside.execute(removing);
    const [gone] = await inside
      .delete(templateVersions)
      .where(
        and(
          eq(templateVersions.version, version),
          lt(templateVersions.unneeded_since, before),
          sql`not (${isNeeded(inside)})`,
        ),
      )
      .returning();
    if (!gone) return;
    const others = await inside.select({ addresses: templateVersions.addresses }).from(templateVersions);
    const needed = new Set(others.flatMap(({ addresses }) => addresses));
    await storage.remove(versionKey(version));
    await forgetLasting(
      storage,
      gone.addresses.filter((address) => !needed.has(address)),
    );
  });
}
