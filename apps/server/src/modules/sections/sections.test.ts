import { limits, sectionKinds, type Entry, type PublicSite, type Section } from "@vitrine/model";
import { sql } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { entries as entriesTable } from "../../db/schema/sections.ts";
import {
  aPerson,
  aWebsite,
  call,
  createTestApp,
  websiteOf,
  type Json,
  type Person,
  type TestAnswer,
  type TestApp,
} from "../../testing/index.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ workers: false });
});
afterAll(() => app.end());

const dataOf = <T>({ body }: TestAnswer) => body["data"] as T[];
const sectionOf = ({ body }: TestAnswer) => body["section"] as Section;
const entryOf = ({ body }: TestAnswer) => body["entry"] as Entry;

async function aSite(person?: Person) {
  const owner = person ?? (await aPerson(app, { plan: "premium" }));
  const { id } = await aWebsite(owner);
  const path = `/websites/${id}/sections`;
  const ask = (
    method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE",
    at: string,
    body?: Json,
    headers?: Record<string, string>,
  ) => owner.call(method, `${path}${at}`, body, headers);
  const sections = async () => dataOf<Section>(await ask("GET", ""));
  const add = async (kind: string, more: Json = {}) => {
    const answer = await ask("POST", "", { kind, ...more });
    expect(answer.status, answer.raw).toBe(201);
    return sectionOf(answer);
  };
  const write = async (section: number, fields: Json, more: Json = {}) => {
    const answer = await ask("POST", `/${section}/entries`, { fields, ...more });
    expect(answer.status, answer.raw).toBe(201);
    return entryOf(answer);
  };
  const website = async () => websiteOf(await owner.call("GET", `/websites/${id}`));
  const publish = async () => {
    const subdomain = `s-${randomUUID().slice(0, 8)}`;
    await owner.call("PATCH", `/websites/${id}/builder`, { subdomain, status: "published" });
    return subdomain;
  };
  return { owner, id, ask, sections, add, write, website, publish };
}

const siteOf = async (subdomain: string) =>
  (await call(app, "GET", `/public/sites/${subdomain}`)).body["site"] as PublicSite;

describe("the sections of a website", () => {
  test("are those that every site begins with, each with the layouts that its kind has", async () => {
    const { sections } = await aSite();
    const found = await sections();
    expect(
      found.map(({ kind, position, count, visible, title }) => ({ kind, position, count, visible, title })),
    ).toEqual(
      ["experience", "education", "skills", "projects"].map((kind, index) => ({
        kind,
        position: index + 1,
        count: 0,
        visible: true,
        title: null,
      })),
    );
    for (const { kind, layouts } of found) {
      expect(layouts).toEqual(sectionKinds.find(({ name }) => name === kind)?.layouts);
    }
  });

  test("one that is added stands at the end, under its own title and in its own layout", async () => {
    const { add, sections } = await aSite();
    const section = await add("gallery", { title: "  Works ", layout: "cards" });
    expect(section).toMatchObject({
      kind: "gallery",
      title: "Works",
      label: "Works",
      layout: "cards",
      position: 5,
      version: 1,
    });
    expect(await add("text")).toMatchObject({ title: null, label: "Text", layout: "designed", position: 6 });
    expect((await sections()).map(({ kind }) => kind).slice(4)).toEqual(["gallery", "text"]);
  });

  test("one that comes into being by an entry stands where its kind does on a new site", async () => {
    const { owner, id, add, sections } = await aSite();
    await add("links");
    await owner.call("PATCH", `/websites/${id}/builder`, {
      awards: [{ title: "Prize" }],
      languages: [{ name: "Welsh" }],
    });
    await owner.call("POST", `/websites/${id}/blog-posts`, { title: "A post", content: "<p>x</p>" });
    expect((await sections()).map(({ kind, count }) => [kind, count])).toEqual([
      ["experience", 0],
      ["education", 0],
      ["skills", 0],
      ["projects", 0],
      ["awards", 1],
      ["languages", 1],
      ["writing", 1],
      ["links", 0],
    ]);
  });

  test("are renamed, hidden and laid out, each write from the version that it was made from", async () => {
    const { ask, sections, website } = await aSite();
    const [first] = await sections();
    const before = await website();
    const changed = sectionOf(
      await ask("PATCH", `/${first?.id}`, { title: "Work", visible: false, layout: "timeline" }),
    );
    expect(changed).toMatchObject({ title: "Work", label: "Work", visible: false, layout: "timeline", version: 2 });
    const stale = await ask("PATCH", `/${first?.id}`, { title: "Other" }, { "If-Match": '"1"' });
    expect(stale).toMatchObject({
      status: 409,
      body: { code: "version_conflict", data: { section: { title: "Work" } } },
    });
    expect(sectionOf(await ask("PATCH", `/${first?.id}`, { title: "", version: 2 }))).toMatchObject({
      title: null,
      version: 3,
    });
    // The same again stores nothing.
    expect(sectionOf(await ask("PATCH", `/${first?.id}`, { title: "" }))).toMatchObject({ version: 3 });
    const after = await website();
    expect(after.version).toBe(before.version);
    expect(after.sections[0]).toMatchObject({ visible: false, layout: "timeline" });
  });

  test("are put in another order all at once, or not at all", async () => {
    const { ask, sections } = await aSite();
    const ids = (await sections()).map(({ id }) => id);
    const reversed = ids.toReversed();
    expect(
      dataOf<Section>(await ask("PUT", "/order", { ids: reversed })).map(({ id, position }) => [id, position]),
    ).toEqual(reversed.map((id, index) => [id, index + 1]));
    const conflict = await ask("PUT", "/order", { ids: ids.slice(1) });
    expect(conflict).toMatchObject({ status: 409, body: { code: "reorder_conflict" } });
    const twice = await ask("PUT", "/order", { ids: [...ids, ids[0]] });
    expect(twice).toMatchObject({ status: 422, body: { errors: { ids: [expect.any(String)] } } });
    expect((await sections()).map(({ id }) => id)).toEqual(reversed);
  });

  test("go with their entries, and come back when an entry is added", async () => {
    const { owner, id, ask, sections, website } = await aSite();
    const item = { position: "Welder", name: "Yard", start_date: "2020-01" };
    await owner.call("POST", `/websites/${id}/experiences`, item);
    const [first] = await sections();
    expect((await ask("DELETE", `/${first?.id}`)).status).toBe(200);
    expect((await website()).experience).toEqual([]);
    expect((await ask("DELETE", `/${first?.id}`)).status).toBe(404);
    expect((await owner.call("POST", `/websites/${id}/experiences`, item)).status).toBe(201);
    expect((await sections()).map(({ kind }) => kind)).toEqual(["experience", "education", "skills", "projects"]);
  });

  test("one of posts is arranged here and written elsewhere", async () => {
    const { owner, id, ask, add, sections } = await aSite();
    const section = await add("writing", { title: "Notes" });
    expect((await ask("POST", "", { kind: "writing" })).status).toBe(422);
    expect((await ask("POST", `/${section.id}/entries`, { fields: {} })).status).toBe(422);
    await owner.call("POST", `/websites/${id}/blog-posts`, { title: "A post", content: "<p>x</p>" });
    expect((await sections()).at(-1)).toMatchObject({ title: "Notes", count: 1 });
    expect((await ask("DELETE", `/${section.id}`)).status).toBe(422);
    expect((await ask("PATCH", `/${section.id}`, { visible: false })).status).toBe(200);
  });

  test("what is no kind, no layout of it, or too many is refused with the field's name", async () => {
    const { ask, add, sections } = await aSite();
    expect((await ask("POST", "", { kind: "spells" })).body["errors"]).toEqual({
      kind: ["The selected kind is invalid."],
    });
    expect((await ask("POST", "", {})).body["errors"]).toEqual({ kind: ["The kind field is required."] });
    const wrong = { layout: ["The selected layout is invalid."] };
    expect((await ask("POST", "", { kind: "text", layout: "gallery" })).body["errors"]).toEqual(wrong);
    const section = await add("text");
    expect((await ask("PATCH", `/${section.id}`, { layout: "gallery" })).body["errors"]).toEqual(wrong);
    const room = limits.sectionsPerWebsite - (await sections()).length;
    for (let index = 0; index < room; index += 1) await add("text");
    expect((await ask("POST", "", { kind: "text" })).body["errors"]).toHaveProperty("kind");
  });

  test("one key adds one section and one entry", async () => {
    const { ask, sections, write, add } = await aSite();
    const key = { "Idempotency-Key": randomUUID() };
    const [first, second] = [
      await ask("POST", "", { kind: "text" }, key),
      await ask("POST", "", { kind: "text" }, key),
    ];
    expect(second.body).toEqual(first.body);
    expect((await sections()).filter(({ kind }) => kind === "text")).toHaveLength(1);
    const { id } = await add("figures");
    const other = { "Idempotency-Key": randomUUID() };
    const fields = { value: "12", label: "bridges" };
    const once = () => ask("POST", `/${id}/entries`, { fields }, other);
    expect((await once()).body).toEqual((await once()).body);
    await write(id, fields);
    expect(dataOf<Entry>(await ask("GET", `/${id}/entries`))).toHaveLength(2);
  });

  test("are nobody else's", async () => {
    const { id, sections } = await aSite();
    const stranger = await aPerson(app);
    const [first] = await sections();
    const paths = [`/websites/${id}/sections`, `/websites/${id}/sections/${first?.id}/entries`];
    for (const path of paths) expect((await stranger.call("GET", path)).status).toBe(404);
    expect((await stranger.call("PATCH", `/websites/${id}/sections/${first?.id}`, { layout: 7 })).status).toBe(404);
    const theirs = await aSite(await aPerson(app));
    expect((await theirs.ask("GET", `/${first?.id}/entries`)).status).toBe(404);
  });
});

describe("the entries of a section", () => {
  test("are added, changed, hidden, ordered and removed by the rules of their kind", async () => {
    const { ask, add, write } = await aSite();
    const { id } = await add("awards");
    const first = await write(id, { title: "First", issuer: "Guild", unknown: "dropped" });
    expect(first).toMatchObject({
      kind: "awards",
      fields: { title: "First", issuer: "Guild", date: "" },
      visible: true,
      position: 1,
    });
    expect(first.fields).not.toHaveProperty("unknown");
    const second = await write(id, { title: "Second" }, { visible: false });
    const changed = entryOf(await ask("PATCH", `/${id}/entries/${first.id}`, { fields: { date: "2024" }, version: 1 }));
    expect(changed).toMatchObject({ fields: { title: "First", issuer: "Guild", date: "2024" }, version: 2 });
    const stale = await ask("PATCH", `/${id}/entries/${first.id}`, { visible: false, version: 1 });
    expect(stale).toMatchObject({ status: 409, body: { data: { entry: { version: 2 } } } });
    const order = await ask("PUT", `/${id}/entries/order`, { ids: [second.id, first.id] });
    expect(dataOf<Entry>(order).map((entry) => entry.id)).toEqual([second.id, first.id]);
    expect((await ask("PUT", `/${id}/entries/order`, { ids: [second.id] })).status).toBe(409);
    expect((await ask("DELETE", `/${id}/entries/${second.id}`)).status).toBe(200);
    expect((await ask("DELETE", `/${id}/entries/${second.id}`)).status).toBe(404);
    expect(dataOf<Entry>(await ask("GET", `/${id}/entries`)).map((entry) => entry.id)).toEqual([first.id]);
  });

  test("wrong fields are named, and nothing is stored", async () => {
    const { ask, add, sections } = await aSite();
    const { id } = await add("awards");
    const blank = await ask("POST", `/${id}/entries`, { fields: { title: " " } });
    expect(blank).toMatchObject({ status: 422, body: { errors: { "fields.title": ["Title is required"] } } });
    expect((await ask("POST", `/${id}/entries`, {})).body["errors"]).toHaveProperty("fields");
    const experience = (await sections())[0]?.id;
    const job = { position: "Welder", name: "Yard", start_date: "2020-01" };
    const made = entryOf(await ask("POST", `/${experience}/entries`, { fields: job }));
    const late = await ask("PATCH", `/${experience}/entries/${made.id}`, { fields: { end_date: "2019-01" } });
    expect(late.body["errors"]).toEqual({ "fields.end_date": ["End date must be after start date"] });
    expect(
      (await ask("POST", `/${experience}/entries`, { fields: { position: "x", name: "y" } })).body["errors"],
    ).toHaveProperty("fields.start_date");
  });

  test("of the item kinds are the items of the calls of old, over all sections of the kind", async () => {
    const { owner, id, ask, add, write, sections, website } = await aSite();
    const job = (position: string) => ({ position, name: "Yard", start_date: "2020-01" });
    const one = await owner.call("POST", `/websites/${id}/experiences`, job("One"));
    const [first] = await sections();
    const other = await add("experience", { title: "Earlier" });
    const two = await write(other.id, job("Two"));
    const list = await owner.call("GET", `/websites/${id}/experiences`);
    expect(dataOf<Json>(list).map((item) => [item["id"], item["position"]])).toEqual([
      [(one.body["experience"] as Json)["id"], "One"],
      [two.id, "Two"],
    ]);
    const found = await website();
    expect(
      found.sections
        .filter(({ kind }) => kind === "experience")
        .map(({ entry_ids, entries }) => [entry_ids.length, entries]),
    ).toEqual([
      [1, []],
      [1, []],
    ]);
    // Each stays in its section, whichever order is asked for.
    const ids = found.experience.map((item) => item.id).toReversed();
    expect((await owner.call("POST", "/experiences/reorder", { experiences: ids })).status).toBe(200);
    expect((await website()).experience.map((item) => item.position)).toEqual(["One", "Two"]);
    const reordered = (await sections()).map((section) => section.id);
    const swapped = reordered.toReversed();
    await ask("PUT", "/order", { ids: swapped });
    expect((await website()).experience.map((item) => item.position)).toEqual(["Two", "One"]);
    expect(first?.kind).toBe("experience");
  });

  test("of a list that the website answers keep their ids when the list is sent again", async () => {
    const { owner, id, ask, sections } = await aSite();
    const patch = (awards: Json[]) => owner.call("PATCH", `/websites/${id}/builder`, { awards });
    const [a, b, c] = ["A", "B", "C"].map((title) => ({ title, issuer: "", date: "" }));
    await patch([a, b] as Json[]);
    const section = (await sections()).find(({ kind }) => kind === "awards");
    const read = async () => dataOf<Entry>(await ask("GET", `/${section?.id}/entries`));
    const [first, second] = await read();
    await ask("PATCH", `/${section?.id}/entries/${second?.id}`, { visible: false });
    await patch([c, b, a] as Json[]);
    const after = await read();
    expect(after.map(({ id: entry, fields }) => [entry, fields["title"]])).toEqual([
      [expect.any(Number), "C"],
      [second?.id, "B"],
      [first?.id, "A"],
    ]);
    expect(after[1]?.visible).toBe(false);
    await patch([{ ...a, title: "A, again" }] as Json[]);
    expect(await read()).toMatchObject([{ id: after[0]?.id, fields: { title: "A, again" } }]);
  });
});

describe("what its owner hides", () => {
  test("is nowhere in public, and there for its owner", async () => {
    const { owner, id, ask, add, write, sections, website, publish } = await aSite();
    const job = (position: string) => ({ position, name: "Yard", start_date: "2020-01" });
    const experience = (await sections())[0]?.id ?? 0;
    await write(experience, job("Visible welder"));
    await write(experience, job("Hidden welder"), { visible: false });
    const awards = await add("awards");
    await write(awards.id, { title: "Hidden prize" }, { visible: false });
    await write(awards.id, { title: "Shown prize" });
    const figures = await add("figures");
    await write(figures.id, { value: "4711", label: "hidden figures" });
    await ask("PATCH", `/${figures.id}`, { visible: false });
    await owner.call("POST", `/websites/${id}/blog-posts`, {
      title: "Hidden post",
      content: "<p>x</p>",
      status: "published",
    });
    const writing = (await sections()).find(({ kind }) => kind === "writing");
    await ask("PATCH", `/${writing?.id}`, { visible: false });
    const subdomain = await publish();
    const site = await siteOf(subdomain);
    expect(site.experience.map((item) => item.position)).toEqual(["Visible welder"]);
    expect(site.awards.map((item) => item.title)).toEqual(["Shown prize"]);
    expect(site.sections.map(({ kind }) => kind)).not.toContain("figures");
    const pages = await Promise.all(
      [
        `/p/${subdomain}`,
        `/p/${subdomain}/blog`,
        `/p/${subdomain}/blog/hidden-post`,
        `/p/${subdomain}/rss.xml`,
        `/public/sites/${subdomain}`,
        `/public/sites/${subdomain}/blog-posts`,
      ].map(async (path) => (await call(app, "GET", path)).raw),
    );
    for (const page of pages) expect(page).not.toMatch(/hidden (?:welder|prize|figures|post)/i);
    for (const format of ["pdf", "docx", "zip"])
      expect((await owner.call("GET", `/websites/${id}/export?format=${format}`)).status).toBe(200);
    const own = await website();
    expect(own.experience).toHaveLength(2);
    expect(own.sections[0]?.hidden_entry_ids).toHaveLength(1);
    expect((await owner.call("GET", `/websites/${id}/export`)).raw).toContain("Hidden prize");
  });
});

describe("a version", () => {
  test("brings sections and entries back with their ids, titles and order", async () => {
    const { owner, id, ask, add, write, sections, website } = await aSite();
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
    const { owner, id, ask, add, write, website, publish, sections } = await aSite();
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
    const site = await siteOf(subdomain);
    expect(site.sections.find(({ kind }) => kind === "text")?.entries).toHaveLength(1);
    expect((await call(app, "GET", `/p/${subdomain}`)).status).toBe(200);
    expect((await owner.call("GET", `/websites/${id}/experiences`)).status).toBe(200);
    const mended = entryOf(await ask("PATCH", `/${text.id}/entries/${broken.id}`, { fields: { text: "Mended" } }));
    expect(mended).toMatchObject({ problem: null, fields: { text: "Mended", title: "" } });
  });

  test("a key that is missing in contact, search settings, look, an entry or a version fails nothing", async () => {
    const { owner, id, add, write, publish } = await aSite();
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
    expect(await siteOf(subdomain)).toMatchObject({
      contact: { phone: "" },
      seo: { indexable: true },
      look: { accent: null },
    });
    expect((await owner.call("POST", `/websites/${id}/versions/${version}/restore`)).status).toBe(200);
  });
});
