import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, beforeAll, expect, test } from "vitest";
import { templateVersions } from "../../db/schema/websites.ts";
import { call, createTestApp, type TestApp } from "../../testing/index.ts";
import { TemplateVersions } from "./template-versions.ts";
import type { BuiltFiles } from "./template-builds.ts";
import { aPinnedSite, formerFiles, presentBuild, versionsOf } from "./testing/former-versions.ts";

let app: TestApp;
let present: { files: BuiltFiles; assets: string };
beforeAll(async () => {
  app = await createTestApp({ workers: false });
  present = await presentBuild("classic");
});
beforeEach(async () => {
  await app.database.db.execute(sql`update websites set template_version = null`);
  await app.database.db.execute(sql`truncate template_versions, site_renderings`);
  for await (const { key } of app.storage.list("template-versions/")) await app.storage.remove(key);
});
afterAll(() => app.end());

const keep = (mark: string) =>
  versionsOf(app).keep(
    formerFiles(present.files, (text) => `${text}\n// ${mark}`),
    present.assets,
  );
const isThere = async (version: string) => (await app.storage.get(`template-versions/${version}.gz`)) !== null;
const letGo = (id: number) =>
  app.database.db.execute(sql`update websites set template_version = null where id = ${id}`);

async function fontsKept(): Promise<number> {
  let count = 0;
  for await (const { key, size } of app.storage.list("template-versions/files/"))
    // Scripts stay.
    if (key !== "" && size > 2000) count += 1;
  return count;
}

/** What a day's sweep does, so many days later. */
async function sweepAfter(days: number): Promise<void> {
  app.clock.advance(days * 86_400_000);
  await versionsOf(app).sweep();
}

test("a version stays while a site stays with it, and while a stored page is of it, and for thirty days more", async () => {
  const version = await keep("stays");
  const { id } = await aPinnedSite(app, "holds", version);
  await sweepAfter(0);
  await sweepAfter(31);
  expect(await isThere(version)).toBe(true);

  await call(app, "GET", "/p/holds");
  await app.database.db.execute(sql`update site_renderings set build = ${version} where website_id = ${id}`);
  await letGo(id);
  await sweepAfter(31);
  await sweepAfter(31);
  expect(await isThere(version)).toBe(true);

  await app.database.db.execute(sql`delete from site_renderings`);
  await sweepAfter(0);
  await sweepAfter(29);
  expect([await isThere(version), (await fontsKept()) > 0]).toEqual([true, true]);
  await sweepAfter(2);
  expect([await isThere(version), await fontsKept()]).toEqual([false, 0]);
});

test("a site that comes to it within the thirty days keeps it", async () => {
  const version = await keep("comes back");
  await sweepAfter(0);
  await sweepAfter(29);
  expect(await keep("comes back")).toBe(version);
  await sweepAfter(2);
  expect(await isThere(version)).toBe(true);
  await aPinnedSite(app, "late-comer", version);
  await sweepAfter(31);
  await sweepAfter(31);
  expect(await isThere(version)).toBe(true);
});

test("what two versions share stays with the one that is needed", async () => {
  const [left, needed] = [await keep("left"), await keep("needed")];
  const { id } = await aPinnedSite(app, "shares", needed);
  const fonts = await fontsKept();
  await sweepAfter(0);
  await sweepAfter(31);
  expect([await isThere(left), await isThere(needed), await fontsKept()]).toEqual([false, true, fonts]);
  await letGo(id);
  await sweepAfter(0);
  await sweepAfter(31);
  expect([await isThere(needed), await fontsKept()]).toEqual([false, 0]);
});

test("a version of which the database does not know is known after a sweep, with its fonts, and goes as others do", async () => {
  const version = await keep("unknown");
  const addressesOf = async () => {
    const [row] = await app.database.db.select().from(templateVersions).where(eq(templateVersions.version, version));
    return row?.addresses;
  };
  const announced = await addressesOf();
  await app.database.db.delete(templateVersions);
  await sweepAfter(0);
  expect(await addressesOf()).toEqual(expect.arrayContaining(announced ?? ["no row"]));
  await sweepAfter(31);
  expect([await isThere(version), await fontsKept()]).toEqual([false, 0]);
});

test("a removal that breaks off leaves nothing that is taken for whole, and is done by the next", async () => {
  const version = await keep("half");
  await sweepAfter(0);
  app.clock.advance(31 * 86_400_000);
  let isAway = true;
  const storage: typeof app.storage = {
    ...app.storage,
    get: (key) => app.storage.get(key),
    put: (key, bytes, type) => app.storage.put(key, bytes, type),
    list: (prefix) => app.storage.list(prefix),
    check: () => app.storage.check(),
    remove: async (key) => {
      if (isAway && key.includes("/files/")) throw new Error("The store is away.");
      await app.storage.remove(key);
    },
  };
  const versions = new TemplateVersions({ storage, clock: app.clock, db: app.database.db, onError: () => undefined });
  await expect(versions.sweep()).rejects.toThrow("away");
  expect([await isThere(version), (await fontsKept()) > 0]).toEqual([false, true]);
  isAway = false;
  await versions.sweep();
  expect(await fontsKept()).toBe(0);
  expect(await keep("half")).toBe(version);
  expect([await isThere(version), (await fontsKept()) > 0]).toEqual([true, true]);
});

test("who keeps a version while it is removed waits for the end, and has it whole", async () => {
  const version = await keep("at once");
  await sweepAfter(0);
  app.clock.advance(31 * 86_400_000);
  const [, kept] = await Promise.all([versionsOf(app).sweep(), keep("at once")]);
  expect(kept).toBe(version);
  expect([await isThere(version), (await fontsKept()) > 0]).toEqual([true, true]);
  await sweepAfter(0);
  expect(await isThere(version)).toBe(true);
});
