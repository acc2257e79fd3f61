import type { Look, Website } from "@vitrine/model";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  aPerson,
  aWebsite,
  createTestApp,
  eventually,
  upload,
  websiteOf,
  type Person,
  type TestApp,
} from "../../testing/index.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ workers: false });
});
afterAll(() => app.end());

/** Somebody with a website. */
async function anOwner(plan?: "pro" | "premium", changes = {}): Promise<{ person: Person; site: Website }> {
  const person = await aPerson(app, plan && { plan });
  return { person, site: await aWebsite(person, changes) };
}

const nothing: Look = { palette: null, pairing: null, density: null, accent: null, css: "" };
const change = (who: Person, id: number, look: object) => who.call("PATCH", `/websites/${id}/look`, look);
/** The address of a page's card names the state that it shows. */
const cardState = /card\.png\?[^"]*/g;
const pageOf = async (subdomain: string) =>
  (await app.http.inject({ method: "GET", url: `/p/${subdomain}` })).body.replaceAll(cardState, "card.png");

test("a new website has chosen nothing; choices are added to each other and count as a change of the website", async () => {
  const { person, site } = await anOwner();
  const path = `/websites/${site.id}/look`;
  expect((await person.call("GET", path)).body["look"]).toEqual({ ...nothing, version: site.version });
  await change(person, site.id, { palette: "moss", density: "airy" });
  const changed = await change(person, site.id, { pairing: "book", density: null });
  expect(changed.body["look"]).toEqual({ ...nothing, palette: "moss", pairing: "book", version: site.version + 2 });
  const same = await change(person, site.id, { palette: "moss" });
  expect(same.body["look"]).toEqual(changed.body["look"]);
  const website = websiteOf(await person.call("GET", `/websites/${site.id}`));
  expect(website.version).toBe(site.version + 2);
  expect(website.look).toMatchObject({ palette: "moss", pairing: "book" });
});

test("a stale version is refused with the look as it is now", async () => {
  const { person, site } = await anOwner();
  await change(person, site.id, { palette: "clay" });
  const refused = await change(person, site.id, { palette: "plum", version: site.version });
  expect(refused).toMatchObject({
    status: 409,
    body: { code: "version_conflict", data: { look: { palette: "clay" }, current_version: site.version + 1 } },
  });
});

test("is for its owner alone", async () => {
  const { site } = await anOwner();
  const stranger = await aPerson(app);
  expect((await stranger.call("GET", `/websites/${site.id}/look`)).status).toBe(404);
  expect((await change(stranger, site.id, { palette: "nope" })).status).toBe(404);
});

describe("what cannot be chosen is refused with a sentence:", () => {
  test.each([
    [{ palette: "no-such" }, "palette", /has no palette called "no-such"\. It has: own, /],
    [{ pairing: "no-such" }, "pairing", /has no pairing/],
    [{ density: "huge" }, "density", /density/],
    [{ accent: "red" }, "accent", /#667eea/],
    [{ accent: "#ffff00" }, "accent", /hard to read .* #[0-9a-f]{6}\.$/],
  ])("%j", async (look, field, message) => {
    const { person, site } = await anOwner();
    const refused = await change(person, site.id, look);
    expect(refused).toMatchObject({ status: 422, body: { errors: { [field]: [expect.stringMatching(message)] } } });
    expect((await person.call("GET", `/websites/${site.id}/look`)).body["look"]).toMatchObject(nothing);
  });

  test("an accent, with the nearest colour that can be chosen", async () => {
    const { person, site } = await anOwner();
    const refused = await change(person, site.id, { accent: "#ffd94a" });
    const { nearest } = (refused.body["data"] as { accent: { nearest: string } }).accent;
    expect((await change(person, site.id, { accent: nearest })).body["look"]).toMatchObject({ accent: nearest });
  });
});

test("the page is drawn in the look, and again when it changes", async () => {
  const { person: owner, site } = await anOwner("pro", { subdomain: "in-its-look", status: "published" });
  const plain = await pageOf("in-its-look");
  await change(owner, site.id, { palette: "moss", pairing: "book", density: "compact" });
  const drawn = await pageOf("in-its-look");
  expect(drawn).not.toBe(plain);
  expect(drawn).toContain("@media screen{:root{--s-xs:0.563rem");
  await change(owner, site.id, { ...nothing, css: undefined });
  expect(await pageOf("in-its-look")).toBe(plain);
});

test("a choice stays with the website when its template changes, and comes back with it", async () => {
  const { person: owner, site } = await anOwner("premium", { template_slug: "code-matrix" });
  expect((await change(owner, site.id, { pairing: "typed", palette: "honey" })).status).toBe(200);
  await owner.call("PATCH", `/websites/${site.id}/builder`, { template_slug: "minimal" });
  expect((await owner.call("GET", `/websites/${site.id}/look`)).body["look"]).toMatchObject({ pairing: "typed" });
  expect((await change(owner, site.id, { density: "airy", pairing: "typed" })).status).toBe(200);
});

describe("CSS of one's own", () => {
  test("is for the premium plan", async () => {
    const { person, site } = await anOwner();
    const refused = await change(person, site.id, { css: "h2 { color: red }" });
    expect(refused).toMatchObject({
      status: 403,
      body: { code: "feature_requires_upgrade", data: { required_plan: "premium", feature: "custom_css" } },
    });
    expect((await change(person, site.id, { css: "" })).status).toBe(200);
  });

  test("is refused with line and reason where it would load or hide something", async () => {
    const { person, site } = await anOwner("premium");
    const refused = await change(person, site.id, { css: "h2 { color: red }\n.made { display: none }" });
    expect(refused).toMatchObject({
      status: 422,
      body: {
        errors: { css: [expect.stringMatching(/^Line 2 of the CSS: The foot of the page/)] },
        data: { css: { line: 2, reason: expect.any(String) } },
      },
    });
  });

  test("stands in the page within its scope, and rests with a plan that has none", async () => {
    const { person, site } = await anOwner("premium", { subdomain: "with-own-css", status: "published" });
    await change(person, site.id, { css: "h2 { letter-spacing: 0.0123em }" });
    expect(await pageOf("with-own-css")).toContain(
      "@scope(.site>:not(.foot,.skip)){h2 { letter-spacing: 0.0123em }\n}",
    );
    await app.database.pool.query("update subscriptions set plan = 'pro' where user_id = $1", [person.id]);
    await eventually(async () => ((await pageOf("with-own-css")).includes("0.0123em") ? undefined : true));
    expect((await person.call("GET", `/websites/${site.id}/look`)).body["look"]).toMatchObject({
      css: "h2 { letter-spacing: 0.0123em }",
    });
  });

  test("of an edited export is left out where it could not be written", async () => {
    const { person, site } = await anOwner("premium");
    await change(person, site.id, { palette: "ink" });
    const exported = await person.call("GET", `/websites/${site.id}/export?format=json`);
    const file = JSON.parse(exported.raw) as { website: { look: Look } };
    file.website.look = { ...file.website.look, css: "@import url(//x.test)", accent: "red}body{display:none" };
    const content = JSON.stringify(file);
    const imported = await upload(app, "/websites/import", [{ name: "file", fileName: "w.json", content }], {
      authorization: `Bearer ${person.token}`,
    });
    expect(imported.status, imported.raw).toBe(201);
    expect(websiteOf(imported).look).toEqual({ ...nothing, palette: "ink" });
  });
});
