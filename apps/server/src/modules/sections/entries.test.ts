import { type Entry } from "@vitrine/model";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call, createTestApp, type Json, type TestApp } from "../../testing/index.ts";
import { aSite, dataOf, entryOf, siteOf } from "./testing/a-site.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ workers: false });
});
afterAll(() => app.end());

describe("the entries of a section", () => {
  test("are added, changed, hidden, ordered and removed by the rules of their kind", async () => {
    const { ask, add, write } = await aSite(app);
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
    const { ask, add, sections } = await aSite(app);
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
    const { owner, id, ask, add, write, sections, website } = await aSite(app);
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
    const { owner, id, ask, sections } = await aSite(app);
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
    const { owner, id, ask, add, write, sections, website, publish } = await aSite(app);
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
    const site = await siteOf(app, subdomain);
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
