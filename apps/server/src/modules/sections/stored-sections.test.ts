import { type Entry } from "@vitrine/model";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { entries as entriesTable } from "../../db/schema/sections.ts";
import { call, createTestApp, websiteOf, type TestApp } from "../../testing/index.ts";
import { aSite, dataOf, entryOf, siteOf } from "./testing/a-site.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ workers: false });
});
afterAll(() => app.end());

describe("a version", () => {
  test("brings sections and entries back with their ids, titles and order", async () => {
    const { owner, id, ask, add, write, sections, website } = await aSite(app);
    const text = await add("text", { title: "About the work" });
    await write(text.id, { text: "Kept words" });
    await write(text.id, { text: "Hidden words" }, { visible: false });
    const before = await website();
    const kept = await owner.call("POST", `/websites/${id}/versions`, { name: "Before" });
    const version = (kept.body["version"] as { id: number }).id;
    await ask("DELETE", `/${text.id}`);
    await add("figures");
    const ids = (await sections()).map((section) => section.id);
    await ask("PUT", "/order", { ids: ids.toReversed() });
    const preview = await owner.call("GET", `/websites/${id}/versions/${version}`);
    expect(websiteOf(preview).sections.map(({ kind, title }) => [kind, title])).toEqual(
      before.sections.map(({ kind, title }) => [kind, title]),
    );
    const restored = websiteOf(await owner.call("POST", `/websites/${id}/versions/${version}/restore`));
    const plain = (site: typeof before) =>
      site.sections.map(({ version: _version, entries, ...section }) => ({
        ...section,
        entries: entries.map(({ version: _entry, ...entry }) => entry),
      }));
    expect(plain(restored)).toEqual(plain(before));
    const clone = websiteOf(await owner.call("POST", `/websites/${id}/clone`));
    expect(clone.sections.map(({ kind, title }) => [kind, title])).toEqual(
      before.sections.map(({ kind, title }) => [kind, title]),
    );
  });
});

describe("what is stored otherwise than expected", () => {
  test("an entry that cannot be read is left off the site, shown to its owner, and can be written anew", async () => {
    const { owner, id, ask, add, write, website, publish, sections } = await aSite(app);
    const text = await add("text");
    const broken = await write(text.id, { text: "Broken" });
    await write(text.id, { text: "Whole" });
    const experience = (await sections())[0]?.id ?? 0;
    const job = await write(experience, { position: "Welder", name: "Yard", start_date: "2020-01" });
    const { db } = app.database;
    const damage = (kind: string, entry: number) =>
      db
        .update(entriesTable)
        .set({ data: { text: 7 }, schema_version: 1 })
        .where(sql`kind = ${kind} and id = ${entry}`);
    await damage("text", broken.id);
    await damage("experience", job.id);
    const own = await website();
    expect(own.experience).toEqual([]);
    expect(own.sections[0]).toMatchObject({
      entry_ids: [],
      entries: [{ id: job.id, problem: expect.any(String), fields: { text: 7 } }],
    });
    expect(dataOf<Entry>(await ask("GET", `/${text.id}/entries`))).toMatchObject([
      { problem: expect.any(String) },
      { problem: null },
    ]);
    const subdomain = await publish();
    const site = await siteOf(app, subdomain);
    expect(site.sections.find(({ kind }) => kind === "text")?.entries).toHaveLength(1);
    expect((await call(app, "GET", `/p/${subdomain}`)).status).toBe(200);
    expect((await owner.call("GET", `/websites/${id}/experiences`)).status).toBe(200);
    const mended = entryOf(await ask("PATCH", `/${text.id}/entries/${broken.id}`, { fields: { text: "Mended" } }));
    expect(mended).toMatchObject({ problem: null, fields: { text: "Mended", title: "" } });
  });

  test("a key that is missing in contact, search settings, look, an entry or a version fails nothing", async () => {
    const { owner, id, add, write, publish } = await aSite(app);
    const { id: section } = await add("publications");
    await write(section, { title: "On bridges" });
    const kept = await owner.call("POST", `/websites/${id}/versions`, { name: "Kept" });
    const version = (kept.body["version"] as { id: number }).id;
    const subdomain = await publish();
    const { db } = app.database;
    for (const change of [
      sql`update websites set contact = contact - 'phone' - 'available_for_freelance', seo = seo - 'indexable', look = '{}' where id = ${id}`,
      sql`update websites set contact = '{}', seo = '[]', look = '{"accent": 7}' where id = ${id}`,
      sql`update entries set data = data - 'venue' - 'selected' where website_id = ${id}`,
      sql`update website_versions set content = content #- '{fields,contact}' #- '{fields,look}' where website_id = ${id}`,
      sql`update website_drafts set changes = '{}' where website_id = ${id}`,
    ]) {
      await db.execute(change);
      await db.execute(sql`update websites set revision = revision + 1 where id = ${id}`);
      for (const path of [
        `/websites`,
        `/websites/${id}`,
        `/websites/${id}/versions`,
        `/websites/${id}/versions/${version}`,
        `/websites/${id}/drafts`,
        `/websites/${id}/export`,
        `/public/sites/${subdomain}`,
        `/p/${subdomain}`,
      ]) {
        const answer = await owner.call("GET", path);
        expect(answer.status, `${path}: ${answer.raw.slice(0, 300)}`).toBe(200);
      }
    }
    expect(await siteOf(app, subdomain)).toMatchObject({
      contact: { phone: "" },
      seo: { indexable: true },
      look: { accent: null },
    });
    expect((await owner.call("POST", `/websites/${id}/versions/${version}/restore`)).status).toBe(200);
  });
});
