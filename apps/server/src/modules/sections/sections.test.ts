import { limits, sectionKinds, type Entry, type Section } from "@vitrine/model";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aPerson, createTestApp, type TestApp } from "../../testing/index.ts";
import { aSite, dataOf, sectionOf } from "./testing/a-site.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ workers: false });
});
afterAll(() => app.end());

describe("the sections of a website", () => {
  test("are those that every site begins with, each with the layouts that its kind has", async () => {
    const { sections } = await aSite(app);
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
    const { add, sections } = await aSite(app);
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
    const { owner, id, add, sections } = await aSite(app);
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
    const { ask, sections, website } = await aSite(app);
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
    const { ask, sections } = await aSite(app);
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
    const { owner, id, ask, sections, website } = await aSite(app);
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
    const { owner, id, ask, add, sections } = await aSite(app);
    const section = await add("writing", { title: "Notes" });
    expect((await ask("POST", "", { kind: "writing" })).status).toBe(422);
    expect((await ask("POST", `/${section.id}/entries`, { fields: {} })).status).toBe(422);
    await owner.call("POST", `/websites/${id}/blog-posts`, { title: "A post", content: "<p>x</p>" });
    expect((await sections()).at(-1)).toMatchObject({ title: "Notes", count: 1 });
    expect((await ask("DELETE", `/${section.id}`)).status).toBe(422);
    expect((await ask("PATCH", `/${section.id}`, { visible: false })).status).toBe(200);
  });

  test("what is no kind, no layout of it, or too many is refused with the field's name", async () => {
    const { ask, add, sections } = await aSite(app);
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
    const { ask, sections, write, add } = await aSite(app);
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
    const { id, sections } = await aSite(app);
    const stranger = await aPerson(app);
    const [first] = await sections();
    const paths = [`/websites/${id}/sections`, `/websites/${id}/sections/${first?.id}/entries`];
    for (const path of paths) expect((await stranger.call("GET", path)).status).toBe(404);
    expect((await stranger.call("PATCH", `/websites/${id}/sections/${first?.id}`, { layout: 7 })).status).toBe(404);
    const theirs = await aSite(app, await aPerson(app));
    expect((await theirs.ask("GET", `/${first?.id}/entries`)).status).toBe(404);
  });
});
