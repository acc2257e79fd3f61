import { createHash } from "node:crypto";
import { copyFile, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  aBrowser,
  aPerson,
  aWebsite,
  call,
  createTestApp,
  eventually,
  namesInZip,
  textInZip,
  websiteOf,
  type Json,
  type Person,
  type TestApp,
} from "../../testing/index.ts";
import { findBuildFile } from "../../http/build-files.ts";
import { versionOf, type BuiltFiles } from "./template-builds.ts";
import { aPinnedSite, former, formerFiles, presentBuild, versionsOf } from "./testing/former-versions.ts";

let app: TestApp;
let present: BuiltFiles;
let assets: string;

beforeAll(async () => {
  app = await createTestApp();
  ({ files: present, assets } = await presentBuild("classic"));
});
afterAll(() => app.end());

const look = async (path: string) => (await call(app, "GET", path)).raw;
const keyOf = (version: string) => `template-versions/${version}.gz`;
const stateOf = async (owner: Person, id: number) =>
  (await owner.call("GET", `/websites/${id}/template-version`)).body["template_version"] as Json;

async function put(owner: Person, id: number, is_pinned: boolean, headers: Record<string, string> = {}) {
  return owner.call("PUT", `/websites/${id}/template-version`, { is_pinned }, headers);
}

const formerOf = (change?: (text: string) => string) => formerFiles(present, change);

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
  const version = await versionsOf(app).keep(formerOf(), assets);
  const { owner, id } = await aPinnedSite(app, "stays", version);
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

test("the card of a pinned site and its archive of files are its version's, until it is free", async () => {
  // Another accent, and letters whose files only the store has.
  const files = formerOf((text) =>
    text.replaceAll("<!doctype html>", former).replaceAll("#1F4A36", "#AA0000").replaceAll(".woff2", ".former.woff2"),
  );
  const folder = await mkdtemp(join(tmpdir(), "vitrine-former-assets-"));
  for (const name of await readdir(assets))
    if (name.endsWith(".woff2") || name.endsWith(".js"))
      await copyFile(join(assets, name), join(folder, name.replace(".woff2", ".former.woff2")));
  const version = await versionsOf(app).keep(files, folder);
  await rm(folder, { recursive: true });
  const { owner, id } = await aPinnedSite(app, "carried", version);
  const accent = async () => {
    const { rawPayload, statusCode } = await app.http.inject({ url: "/p/carried/card.png" });
    expect(statusCode).toBe(200);
    const pixels = await sharp(rawPayload).removeAlpha().raw().toBuffer();
    return [...pixels.subarray((78 * 1200 + 100) * 3).subarray(0, 3)];
  };
  const archive = async () => {
    const headers = { authorization: `Bearer ${owner.token}` };
    return (await app.http.inject({ url: `/api/websites/${id}/export?format=zip`, headers })).rawPayload;
  };
  const [red = 0, green = 255] = await accent();
  expect([red > 150, green < 30]).toEqual([true, true]);
  const kept = await archive();
  expect(textInZip(kept, "index.html")).toContain(former);
  expect(namesInZip(kept)).toContainEqual(expect.stringMatching(/^assets\/.+\.former\.woff2$/));
  await put(owner, id, false);
  const [newRed = 255, newGreen = 0] = await accent();
  expect([newRed < 60, newGreen > 60]).toEqual([true, true]);
  expect(textInZip(await archive(), "index.html")).not.toContain(former);
}, 60_000);

test("a trial of the template that a pinned site wears shows its version", async () => {
  const version = await versionsOf(app).keep(formerOf(), assets);
  const { owner, id } = await aPinnedSite(app, "tried", version);
  const browser = aBrowser(app);
  await browser.signIn(owner);
  const cookie = [...browser.jar].map(([name, value]) => `${name}=${value}`).join("; ");
  const frame = { "sec-fetch-dest": "iframe", "sec-fetch-mode": "navigate", "sec-fetch-site": "same-origin", cookie };
  const shown = async (slug: string) =>
    (await app.http.inject({ url: `/fitting/${id}/${slug}`, headers: frame })).payload;
  expect(await shown("classic")).toContain(former);
  expect(await shown("modern")).not.toContain(former);
});

const compress = promisify(gzip);
const spoilings: [string, (key: string) => Promise<void>][] = [
  ["is gone", async () => undefined],
  [
    "is not what it was",
    async (key) => {
      const other = Object.fromEntries(
        formerOf((text) => text.replaceAll("<!doctype html>", "<!doctype html><script>steal()</script>")),
      );
      await app.storage.put(key, await compress(JSON.stringify(other)), "application/gzip");
    },
  ],
  ["is no archive", (key) => app.storage.put(key, Buffer.from("nothing"), "application/gzip")],
];
test.each(spoilings)("a version that %s gives way to the present one, and its owner is told", async (what, spoil) => {
  const version = versionOf(formerOf((text) => `${text}\n// ${what}`));
  await spoil(keyOf(version));
  const subdomain = what.replaceAll(" ", "-");
  const { owner, id } = await aPinnedSite(app, subdomain, version);
  const page = await look(`/p/${subdomain}`);
  expect(page).toContain("The first words");
  expect(page).not.toMatch(/former|steal/);
  expect(await stateOf(owner, id)).toMatchObject({ is_pinned: true, is_available: false });
});

test("a version that cannot be loaded gives way as well; when it is there again, its pages come back by themselves", async () => {
  const broken = formerOf((text) => `${text}\nthrow new Error("does not load");`);
  await versionsOf(app).keep(broken, assets);
  const { owner, id } = await aPinnedSite(app, "unloadable", versionOf(broken));
  expect(await look("/p/unloadable")).toContain("The first words");
  expect(await stateOf(owner, id)).toMatchObject({ is_available: false });

  const late = formerOf((text) => `${text.replaceAll("<!doctype html>", former)}\n// late`);
  await aPinnedSite(app, "late", versionOf(late));
  expect(await look("/p/late")).not.toContain(former);
  const elsewhere = await createTestApp({ storage: () => app.storage, way: async () => app.database.url });
  await versionsOf(app).keep(late, assets);
  await eventually(async () => ((await call(elsewhere, "GET", "/p/late")).raw.includes(former) ? true : undefined));
  await elsewhere.end();
}, 60_000);
