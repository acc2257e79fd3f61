import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { migrateDatabase } from "../db/migrate.ts";
import { createDiskStorage } from "../ports/storage/disk-storage.ts";
import type { Storage } from "../ports/storage/storage.ts";
import { aFilledWebsite } from "../testing/a-filled-website.ts";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import { aPerson, upload } from "../testing/people.ts";
import { createEmptyDatabase } from "../testing/test-database.ts";
import { backUp, type Source } from "./back-up.ts";
import { objectNames } from "./manifest.ts";
import { openPlace, type Place } from "./place.ts";
import { restore, type Target } from "./restore.ts";
import { createSeal } from "./seal.ts";
import { contentsOf, rowsOf } from "./testing/contents.ts";
import { verifyBackup } from "./verify.ts";

/** Quiet, the longest takes three seconds; each restore makes every table anew. */
const patience = { timeout: 60_000 };
const key = "a key of tests that is long enough";
let app: TestApp;
let folder: string;
let source: Source;
let storage: Storage;
let place: Place;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-backup-"));
  app = await createTestApp({ workers: false });
  const secretKey = { value: "the key of the installation", isKept: true };
  source = { databaseUrl: app.database.url, storage: app.storage, secretKey, vitrine: "1.2.3" };
  const owner = await aPerson(app, { plan: "premium" });
  await aFilledWebsite(app, owner);
  await app.queue.enqueue("remove-files", { keys: ["media/nothing"] }, { startAfterSeconds: 3600 });
});
afterAll(async () => {
  await app.end();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  storage = createDiskStorage(await mkdtemp(join(folder, "place-")));
  place = openPlace(storage, createSeal(key));
});

/** An empty installation, given to `work` and dropped afterwards. */
async function intoEmpty<T>(work: (target: Target & { kept: () => string | null }) => Promise<T>): Promise<T> {
  const database = await createEmptyDatabase();
  const files = createDiskStorage(await mkdtemp(join(folder, "files-")));
  let kept: string | null = null;
  const secretKey = { read: async () => kept, keep: async (value: string) => void (kept = value) };
  try {
    return await work({ databaseUrl: database.url, storage: files, secretKey, kept: () => kept });
  } finally {
    await database.drop();
  }
}

function anotherByte(object: Buffer): Buffer {
  const changed = Buffer.from(object);
  changed[object.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  return changed;
}

async function query(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(statement).finally(() => client.end());
  return rows;
}

test("a restored backup is the same in every row and every file, and goes on from there", patience, async () => {
  const report = await backUp(source, place, 0);
  expect(report).toMatchObject({ missing: [] });
  expect(report.rows).toBeGreaterThan(40);
  expect(report.files).toBeGreaterThan(0);
  await intoEmpty(async (target) => {
    await restore(place, target);
    expect(await rowsOf(target.databaseUrl)).toEqual(await rowsOf(app.database.url));
    expect(await contentsOf(target.storage)).toEqual(await contentsOf(app.storage));
    expect(target.kept()).toBe("the key of the installation");
    const nextId = `insert into websites (user_id, name, contact, seo, template_slug)
      select user_id, name, contact, seo, template_slug from websites limit 1 returning id`;
    expect(await query(target.databaseUrl, nextId)).toEqual(await query(app.database.url, nextId));
    // References hold again, and rows tell of themselves again.
    await expect(query(target.databaseUrl, "update websites set user_id = 0")).rejects.toThrow("foreign key");
    const disabled = "select tgname from pg_trigger where not tgisinternal and tgenabled = 'D'";
    expect(await query(target.databaseUrl, disabled)).toEqual([]);
    const unmarked = "select 1 from pg_namespace where nspname like 'vitrine_unfinished%'";
    expect(await query(target.databaseUrl, unmarked)).toEqual([]);
  });
});

test("a backup under writes is one moment: each picture that its rows name is in it", patience, async () => {
  const owner = await aPerson(app, { plan: "premium" });
  const content = await sharp({ create: { width: 30, height: 30, channels: 3, background: "#04a" } })
    .jpeg()
    .toBuffer();
  const headers = { authorization: `Bearer ${owner.token}` };
  const { id } = await aFilledWebsite(app, owner);
  const enough = new AbortController();
  let written = 0;
  const write = async () => {
    // Each upload takes the place, the row and the file of the one before.
    while (!enough.signal.aborted) {
      const files = [{ name: "picture", fileName: "me.jpg", content }];
      const { status } = await upload(app, `/websites/${id}/profile-picture`, files, headers);
      expect(status).toBeLessThan(300);
      written += 1;
    }
  };
  const writing = write();
  for (let round = 0; round < 3; round += 1) expect((await backUp(source, place, 0)).missing).toEqual([]);
  enough.abort();
  await writing;
  expect(written).toBeGreaterThan(3);
  await intoEmpty(async (target) => {
    await restore(place, target);
    const named = await query(target.databaseUrl, "select 'media/' || name as key from media");
    expect(named.length).toBeGreaterThan(0);
    for (const row of named) expect(await target.storage.get(String(row["key"])), String(row["key"])).not.toBeNull();
  });
});

test("a second backup adds what is new alone, and each can be chosen", patience, async () => {
  const first = await backUp(source, place, 0);
  await app.storage.put("media/one-more.bin", Buffer.from("new"), "application/octet-stream");
  const second = await backUp(source, place, 0);
  await app.storage.remove("media/one-more.bin");
  expect(second.filesWritten).toBe(1);
  expect(second.files).toBe(first.files + 1);
  await intoEmpty(async (target) => {
    await expect(restore(place, target, "20200101t000000000z")).rejects.toThrow("no backup 20200101t000000000z");
    await restore(place, target, first.id);
    expect(await target.storage.get("media/one-more.bin")).toBeNull();
    expect(await contentsOf(target.storage)).toEqual(await contentsOf(app.storage));
  });
});

test("the oldest backups go, with what no other one needs", patience, async () => {
  await app.storage.put("media/short-lived.bin", Buffer.from("gone soon"), "application/octet-stream");
  const first = await backUp(source, place, 2);
  await app.storage.remove("media/short-lived.bin");
  await storage.put(objectNames.part("20200101t000000000z", "public.users", 0), Buffer.from("x"), "x/y");
  const second = await backUp(source, place, 2);
  const before = (await place.list(objectNames.files)).size;
  const third = await backUp(source, place, 2);
  expect(await place.backups()).toEqual([second.id, third.id]);
  expect((await place.list(objectNames.files)).size).toBe(before - 1);
  const left = [...(await place.list("")).keys()].filter(
    (name) => name.includes(first.id) || name.includes("20200101"),
  );
  expect(left).toEqual([]);
  await verifyBackup(place, second.id);
});

test("what is missing in the store is told, and the backup is made of the rest", patience, async () => {
  const [row] = await query(app.database.url, "select name from media limit 1");
  const lost = `media/${String(row?.["name"])}`;
  const bytes = (await app.storage.get(lost)) ?? Buffer.alloc(0);
  await app.storage.remove(lost);
  expect((await backUp(source, place, 0)).missing).toEqual([lost]);
  await app.storage.put(lost, bytes, "image/webp");
});

describe("a restore is refused", () => {
  test("into a database or a store that has something", patience, async () => {
    await backUp(source, place, 0);
    await intoEmpty(async (target) => {
      await target.storage.put("media/a", Buffer.from("mine"), "x/y");
      await expect(restore(place, target)).rejects.toThrow("The file store is not empty (media/a)");
      await target.storage.remove("media/a");
      await query(target.databaseUrl, "create table mine (id int)");
      await expect(restore(place, target)).rejects.toThrow("The database is not empty");
    });
  });

  test("with another key for the secrets, and without the one that was a setting", patience, async () => {
    await backUp({ ...source, secretKey: { ...source.secretKey, isKept: false } }, place, 0);
    await intoEmpty(async (target) => {
      await expect(restore(place, target)).rejects.toThrow("Set the same one");
      const other = { ...target, secretKey: { ...target.secretKey, read: async () => "another key" } };
      await expect(restore(place, other)).rejects.toThrow("is not the one");
    });
  });

  test("of what is damaged, which a check says before; made whole again it begins anew", patience, async () => {
    const damages = [
      { which: /\/manifest$/, change: (object: Buffer) => object.subarray(0, -20), message: "damaged: backups/" },
      { which: /^files\//, change: anotherByte, message: "damaged: files/" },
      { which: /public\.users\.0$/, change: (object: Buffer) => object.subarray(0, -20), message: "damaged: backups/" },
      { which: /public\.websites\.0$/, change: () => null, message: "is missing" },
    ];
    const { id } = await backUp(source, place, 0);
    await intoEmpty(async (target) => {
      for (const { which, change, message } of damages) {
        const name = [...(await place.list("")).keys()].find((each) => which.test(each)) ?? "";
        const object = (await storage.get(name)) ?? Buffer.alloc(0);
        const changed = change(object);
        await (changed === null ? storage.remove(name) : storage.put(name, changed, "x/y"));
        await expect(verifyBackup(place, id)).rejects.toThrow(message);
        if (changed !== null) await expect(restore(place, target)).rejects.toThrow(message);
        await storage.put(name, object, "x/y");
      }
      const unfinished = { ...app.database, url: target.databaseUrl };
      await expect(migrateDatabase(unfinished)).rejects.toThrow("not restored to its end");
      await restore(place, target);
      expect(await rowsOf(target.databaseUrl)).toEqual(await rowsOf(app.database.url));
    });
  });

  test("of a program that is older than the backup", patience, async () => {
    const { id } = await backUp(source, place, 0);
    const manifest = await place.manifest(id);
    const name = objectNames.manifest(id);
    await place.write(name, Buffer.from(JSON.stringify({ ...manifest, migration: manifest.migration + 1 })));
    await intoEmpty((target) =>
      expect(restore(place, target)).rejects.toThrow("made by Vitrine 1.2.3, which is newer"),
    );
    await place.write(name, Buffer.from(JSON.stringify({ ...manifest, format: 2 })));
    await intoEmpty((target) => expect(restore(place, target)).rejects.toThrow("newer Vitrine"));
  });
});

test("two backups of one database are not made at once", patience, async () => {
  const begun = Promise.withResolvers<void>();
  const goesOn = Promise.withResolvers<void>();
  const slow: Place = {
    ...place,
    async write(name, bytes) {
      begun.resolve();
      await goesOn.promise;
      return place.write(name, bytes);
    },
  };
  const first = backUp(source, slow, 0);
  await begun.promise;
  await expect(backUp(source, place, 0)).rejects.toThrow("Another backup of this database is under way.");
  goesOn.resolve();
  await first;
  expect(await place.backups()).toHaveLength(1);
});
