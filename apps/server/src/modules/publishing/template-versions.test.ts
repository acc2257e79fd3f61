import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  aPerson,
  aWebsite,
  call,
  createTestApp,
  eventually,
  websiteOf,
  type Json,
  type Person,
  type TestApp,
} from "../../testing/index.ts";
import { findBuildFile } from "../../http/build-files.ts";
import { createTemplatesRenderer } from "./site-renderer.ts";
import { TemplateVersions } from "./template-versions.ts";
import { versionOf, type BuiltFiles } from "./template-builds.ts";

let app: TestApp;
let present: BuiltFiles;
let assets: string;

const former = "<!doctype html><!-- drawn by a former version -->";

beforeAll(async () => {
  app = await createTestApp();
  const renderer = createTemplatesRenderer();
  present = await renderer.builtFiles("classic");
  assets = (await renderer.assetsDirectory()) ?? "";
});
afterAll(() => app.end());

const look = async (path: string) => (await call(app, "GET", path)).raw;
const keyOf = (version: string) => `template-versions/${version}.gz`;
const stateOf = async (owner: Person, id: number) =>
  (await owner.call("GET", `/websites/${id}/template-version`)).body["template_version"] as Json;

async function put(owner: Person, id: number, is_pinned: boolean, headers: Record<string, string> = {}) {
  return owner.call("PUT", `/websites/${id}/template-version`, { is_pinned }, headers);
}

/** The files of the present build with another beginning of their pages, as an earlier one might have had. */
function formerFiles(
  change: (text: string) => string = (text) => text.replaceAll("<!doctype html>", former),
): BuiltFiles {
  return new Map([...present].map(([name, text]) => [name, change(text)]));
}

/** A website that stays with a version, as one does that was pinned before a deploy. */
async function aPinnedSite(subdomain: string, version: string): Promise<{ owner: Person; id: number }> {
  const owner = await aPerson(app);
  const { id } = await aWebsite(owner, {
    subdomain,
    status: "published",
    intro: "The first words",
    template_slug: "classic",
  });
  await app.database.db.execute(sql`update websites set template_version = ${version}, template_pinned_at = now(),
    revision = revision + 1 where id = ${id}`);
  await app.hub.caughtUp();
  return { owner, id };
}

test("a site is kept with its template as it looks today, and follows the newest again", async () => {
  const owner = await aPerson(app);
  const website = await aWebsite(owner, { template_slug: "classic" });
  const { id } = website;
  expect(await stateOf(owner, id)).toEqual({ is_pinned: false, pinned_at: null, is_current: true, is_available: true });
  const pinned = await put(owner, id, true, { "If-Match": `"${website.version}"` });
  expect(pinned.status, pinned.raw).toBe(200);
  const state = { is_pinned: true, pinned_at: expect.any(String), is_current: true, is_available: true };
  expect(pinned.body["template_version"]).toEqual(state);
  expect(websiteOf(pinned).version).toBe(website.version + 1);
  expect(await app.storage.get(keyOf(versionOf(present)))).not.toBeNull();
  expect(websiteOf(await put(owner, id, true)).version).toBe(website.version + 1);
  const late = await put(owner, id, false, { "If-Match": `"${website.version}"` });
  expect([late.status, late.body["code"]]).toEqual([409, "version_conflict"]);
  const free = await put(owner, id, false);
  expect(free.body["template_version"]).toMatchObject({ is_pinned: false, pinned_at: null });
});

test("only the owner asks and chooses", async () => {
  const owner = await aPerson(app);
  const { id } = await aWebsite(owner);
  const stranger = await aPerson(app);
  const path = `/websites/${id}/template-version`;
  expect((await stranger.call("GET", path)).status).toBe(404);
  expect((await stranger.call("PUT", path, { is_pinned: true })).status).toBe(404);
  expect((await call(app, "PUT", `/api${path}`, { is_pinned: true })).status).toBe(401);
  expect((await owner.call("PUT", path, {})).status).toBe(422);
  expect(await stateOf(owner, id)).toMatchObject({ is_pinned: false });
});

test("every page of a pinned site is drawn by its version, also after its content changes, and by the newest once it is free", async () => {
  const version = await new TemplateVersions(app.storage, () => undefined).keep(formerFiles(), assets);
  const { owner, id } = await aPinnedSite("stays", version);
  for (const path of ["/p/stays", "/p/stays/contact"]) expect(await look(path), path).toContain(former);
  expect(await stateOf(owner, id)).toMatchObject({ is_pinned: true, is_current: false, is_available: true });
  const link = await owner.call("POST", `/websites/${id}/links`, { name: "Acme, application" });
  expect(link.status, link.raw).toBe(201);
  const { url } = link.body["link"] as { url: string };
  const shown = await app.http.inject({ url: new URL(url).pathname, headers: { "user-agent": "Mozilla/5.0" } });
  expect(shown.payload).toContain(former);
  await owner.call("PATCH", `/websites/${id}/builder`, { intro: "Other words" });
  const changed = await look("/p/stays");
  expect(changed).toContain(former);
  expect(changed).toContain("Other words");
  expect((await put(owner, id, true)).body["template_version"]).toMatchObject({ is_current: false });
  expect(await look("/p/stays")).toContain(former);
  await put(owner, id, false);
  const free = await look("/p/stays");
  expect(free).toContain("Other words");
  expect(free).not.toContain(former);
});

test("a pinned site's fonts are answered when no build has them any more", async () => {
  const owner = await aPerson(app);
  const { id } = await aWebsite(owner, { subdomain: "lettered", status: "published", template_slug: "classic" });
  await put(owner, id, true);
  const [font = ""] = /\/site-assets\/[\w.-]+\.woff2/.exec(await look("/p/lettered")) ?? [];
  expect(font).not.toBe("");
  const kept = [];
  for await (const { key } of app.storage.list("template-versions/files/")) kept.push(key);
  expect(kept.length).toBeGreaterThan(1);
  // What this build does not have itself: a name that only the store knows.
  const name = (address: string) => createHash("sha256").update(address).digest("hex").slice(0, 40);
  expect(kept).toContain(`template-versions/files/${name(font)}`);
  await app.storage.put(
    `template-versions/files/${name("/site-assets/gone.woff2")}`,
    Buffer.from("letters"),
    "font/woff2",
  );
  expect((await findBuildFile(app.storage, "/site-assets/gone.woff2"))?.bytes.toString()).toBe("letters");
});

test("another template ends the stay, and so does nothing else that an owner changes", async () => {
  const owner = await aPerson(app);
  const { id } = await aWebsite(owner, { template_slug: "classic" });
  await put(owner, id, true);
  await owner.call("PATCH", `/websites/${id}/builder`, { intro: "Words", template_slug: "classic" });
  expect(await stateOf(owner, id)).toMatchObject({ is_pinned: true });
  await owner.call("PUT", `/websites/${id}/template`, { template_slug: "minimal" });
  expect(await stateOf(owner, id)).toMatchObject({ is_pinned: false, pinned_at: null });
});

const compress = promisify(gzip);
const spoilings: [string, (key: string) => Promise<void>][] = [
  ["is gone", async () => undefined],
  [
    "is not what it was",
    async (key) => {
      const other = Object.fromEntries(
        formerFiles((text) => text.replaceAll("<!doctype html>", "<!doctype html><script>steal()</script>")),
      );
      await app.storage.put(key, await compress(JSON.stringify(other)), "application/gzip");
    },
  ],
  ["is no archive", (key) => app.storage.put(key, Buffer.from("nothing"), "application/gzip")],
];
test.each(spoilings)("a version that %s gives way to the present one, and its owner is told", async (what, spoil) => {
  const version = versionOf(formerFiles((text) => `${text}\n// ${what}`));
  await spoil(keyOf(version));
  const subdomain = what.replaceAll(" ", "-");
  const { owner, id } = await aPinnedSite(subdomain, version);
  const page = await look(`/p/${subdomain}`);
  expect(page).toContain("The first words");
  expect(page).not.toMatch(/former|steal/);
  expect(await stateOf(owner, id)).toMatchObject({ is_pinned: true, is_available: false });
});

test("a version that cannot be loaded gives way as well; when it is there again, its pages come back by themselves", async () => {
  const broken = formerFiles((text) => `${text}\nthrow new Error("does not load");`);
  await new TemplateVersions(app.storage, () => undefined).keep(broken, assets);
  const { owner, id } = await aPinnedSite("unloadable", versionOf(broken));
  expect(await look("/p/unloadable")).toContain("The first words");
  expect(await stateOf(owner, id)).toMatchObject({ is_available: false });

  const late = formerFiles((text) => `${text.replaceAll("<!doctype html>", former)}\n// late`);
  await aPinnedSite("late", versionOf(late));
  expect(await look("/p/late")).not.toContain(former);
  const elsewhere = await createTestApp({ storage: () => app.storage, way: async () => app.database.url });
  await new TemplateVersions(app.storage, () => undefined).keep(late, assets);
  await eventually(async () => ((await call(elsewhere, "GET", "/p/late")).raw.includes(former) ? true : undefined));
  await elsewhere.end();
}, 60_000);
