import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { siteRenderings } from "../../db/schema/websites.ts";
import { aPerson, aWebsite, call, createTestApp, eventually, type TestApp } from "../../testing/index.ts";
import { preparePage } from "./served-page.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.end());

test("after a new build the former page is shown until it has been drawn anew in the background", async () => {
  const owner = await aPerson(app);
  const intro = "Drawn by the present build";
  const { id } = await aWebsite(owner, { subdomain: "renewed", status: "published", intro });
  const look = async () => (await call(app, "GET", "/p/renewed")).raw;
  const drawn = await look();
  expect(drawn).toContain(intro);
  const former = await preparePage(drawn.replaceAll(intro, "Drawn by a former build"));
  // Another revision, because this one is in memory as the present build drew it.
  await app.database.db.transaction(async (inside) => {
    await inside.update(siteRenderings).set({ ...former, build: "former", revision: sql`revision + 1` });
    await inside.execute(sql`update websites set revision = revision + 1 where id = ${id}`);
  });
  await app.hub.caughtUp();
  expect(await look()).toContain("Drawn by a former build");
  await eventually(async () => ((await look()).includes(intro) ? true : undefined));
  const rows = await app.database.db.select({ build: siteRenderings.build }).from(siteRenderings);
  expect(rows).toHaveLength(1);
  expect(rows[0]?.build).not.toBe("former");
});
