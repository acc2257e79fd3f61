import { automaticVersionIntervalMs, versionLimits, type Website, type WebsiteVersion } from "@vitrine/model";
import { afterAll, beforeAll, expect, test } from "vitest";
import { websiteDrafts, websiteVersions } from "../../../db/schema/versions.ts";
import {
  aPerson,
  aWebsite,
  createTestApp,
  websiteOf,
  type Person,
  type TestAnswer,
  type TestApp,
} from "../../../testing/index.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ workers: false });
});
afterAll(() => app.end());

async function anOwner() {
  const owner = await aPerson(app);
  const { id } = await aWebsite(owner, { intro: "First" });
  const patch = (changes: object) => owner.call("PATCH", `/websites/${id}/builder`, changes);
  const read = async () => websiteOf(await owner.call("GET", `/websites/${id}`));
  const versions = async () => (await owner.call("GET", `/websites/${id}/versions`)).body["data"] as WebsiteVersion[];
  const restore = (version: number, headers?: Record<string, string>) =>
    owner.call("POST", `/websites/${id}/versions/${version}/restore`, undefined, headers);
  const keep = async (name: string) =>
    versionOf(await owner.call("POST", `/websites/${id}/versions`, { name })) as WebsiteVersion;
  const add = (position: string) =>
    owner.call("POST", `/websites/${id}/experiences`, { position, name: "Acme", start_date: "2020-01" });
  return { owner, id, patch, read, versions, restore, keep, add };
}

const versionOf = ({ body }: TestAnswer) => body["version"];
const shown = ({ intro, template_slug, experience, template_data }: Website) => ({
  intro,
  template_slug,
  template_data,
  jobs: experience.map(({ id, position, form_data }) => ({ id, position, form_data })),
});

test("a restored version brings fields, entries with their ids and template data back, and can be undone", async () => {
  const { owner, id, patch, read, restore, keep, add } = await anOwner();
  await add("One");
  await add("Two");
  await owner.call("PUT", `/websites/${id}/template-data/modern`, { data: { tagline: "Kept" } });
  const before = await read();
  const kept = await keep("Before the summer");
  expect(kept).toMatchObject({ kind: "named", name: "Before the summer", template_slug: before.template_slug });

  const [first] = before.experience;
  await owner.call("DELETE", `/websites/${id}/experiences/${first?.id}`);
  await owner.call("PUT", `/websites/${id}/experiences/${before.experience[1]?.id}`, { position: "Changed" });
  await patch({ intro: "Second", template_slug: "default", status: "published" });
  const after = await read();

  const answer = await restore(kept.id);
  expect(answer.status, answer.raw).toBe(200);
  expect(answer.body["message"]).toBe("Version restored");
  const restored = websiteOf(answer);
  expect(shown(restored)).toEqual(shown(before));
  expect(restored.version).toBe(after.version + 1);
  expect(restored).toMatchObject({ status: "published", subdomain: after.subdomain });

  const undone = await restore((answer.body["kept"] as WebsiteVersion).id);
  expect(shown(websiteOf(undone))).toEqual(shown(after));
});

test("a public page shows the restored version in one step", async () => {
  const { owner, patch, restore, keep } = await anOwner();
  const kept = await keep("First");
  const published = websiteOf(await patch({ intro: "Second", status: "published" }));
  await restore(kept.id);
  const site = await owner.call("GET", `/public/sites/${published.subdomain}`);
  expect(site.body["site"]).toMatchObject({ intro: "First" });
});

test("versions are kept at publishing, before another template, and between edits at most every ten minutes", async () => {
  const { patch, versions, add } = await anOwner();
  const kinds = async () => (await versions()).map(({ kind }) => kind);
  expect(await kinds()).toEqual(["automatic"]);
  await patch({ intro: "Second" });
  await add("One");
  expect(await kinds()).toEqual(["automatic"]);
  app.clock.advance(automaticVersionIntervalMs + 1);
  await patch({ intro: "Third" });
  const [newest] = await versions();
  expect(newest).toMatchObject({ kind: "automatic", changes: ["Introduction", "1 experience added"] });
  await patch({ template_slug: "default" });
  await patch({ status: "published" });
  expect(await kinds()).toEqual(["published", "template", "automatic", "automatic"]);
});

test("a version can be looked at before it is restored, and changes nothing then", async () => {
  const { owner, id, patch, read, keep, add } = await anOwner();
  await add("One");
  const kept = await keep("First");
  await patch({ intro: "Second" });
  const now = await read();
  const answer = await owner.call("GET", `/websites/${id}/versions/${kept.id}`);
  expect(answer.status, answer.raw).toBe(200);
  expect(websiteOf(answer)).toMatchObject({ intro: "First", experience: [{ position: "One" }] });
  expect(await read()).toEqual(now);
});

test("only so many versions are kept: the newest of each sort", async () => {
  const { id, keep, versions } = await anOwner();
  const [seed] = await app.database.db.select().from(websiteVersions).limit(1);
  if (!seed) throw new Error("There is no version to copy.");
  const { id: _id, ...columns } = seed;
  const copies = Array.from({ length: versionLimits.named + 5 }, (_, index) => ({
    ...columns,
    website_id: id,
    kind: "named" as const,
    name: `Old ${index}`,
  }));
  await app.database.db.insert(websiteVersions).values(copies);
  await keep("Newest");
  const named = (await versions()).filter(({ kind }) => kind === "named");
  expect(named).toHaveLength(versionLimits.named);
  expect(named[0]?.name).toBe("Newest");
});

test("a stale version, an unknown one and strangers are refused", async () => {
  const { owner, id, patch, restore, keep } = await anOwner();
  const kept = await keep("First");
  const stranger = await aPerson(app);
  await patch({ intro: "Second" });
  expect(await restore(kept.id, { "If-Match": '"1"' })).toMatchObject({
    status: 409,
    body: { code: "version_conflict" },
  });
  expect((await restore(999_999)).status).toBe(404);
  const other = await anOwner();
  expect((await other.restore(kept.id)).status).toBe(404);
  for (const [method, path] of [
    ["GET", ""],
    ["POST", ""],
    ["GET", `/${kept.id}`],
    ["POST", `/${kept.id}/restore`],
  ] as const) {
    const body = method === "POST" && path === "" ? { name: "x" } : undefined;
    expect((await stranger.call(method, `/websites/${id}/versions${path}`, body)).status).toBe(404);
  }
  expect((await owner.call("POST", `/websites/${id}/versions`, { name: " " })).body["errors"]).toHaveProperty("name");
});

test("naming a version twice with one key keeps one", async () => {
  const { owner, id, versions } = await anOwner();
  const once = () => owner.call("POST", `/websites/${id}/versions`, { name: "Same" }, { "Idempotency-Key": "once" });
  const [first, second] = [await once(), await once()];
  expect(versionOf(second)).toEqual(versionOf(first));
  expect((await versions()).filter(({ name }) => name === "Same")).toHaveLength(1);
});

const device = "a1b2c3d4e5f6";
const drafts = async (owner: Person, id: number) => (await owner.call("GET", `/websites/${id}/drafts`)).body["data"];
const keepDraft = (owner: Person, id: number, changes: object, name = device) =>
  owner.call("PUT", `/websites/${id}/drafts/${name}`, { base_version: 1, changes });

test("each device keeps its own unsaved changes, which the site does not show", async () => {
  const { owner, id, read } = await anOwner();
  const before = await read();
  expect((await keepDraft(owner, id, { intro: "Half" })).status).toBe(200);
  await keepDraft(owner, id, { intro: "Half a sent" });
  await keepDraft(owner, id, { name: "Other" }, "second-device");
  expect(await drafts(owner, id)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ device, base_version: 1, changes: { intro: "Half a sent" } }),
      expect.objectContaining({ device: "second-device", changes: { name: "Other" } }),
    ]),
  );
  expect(await read()).toEqual(before);
  await keepDraft(owner, id, {});
  expect(await drafts(owner, id)).toHaveLength(1);
  await owner.call("DELETE", `/websites/${id}/drafts/second-device`);
  expect(await drafts(owner, id)).toEqual([]);
});

test("a draft that is too large, a wrong device and a stranger are refused", async () => {
  const { owner, id } = await anOwner();
  const stranger = await aPerson(app);
  expect((await keepDraft(owner, id, { intro: "x".repeat(300_000) })).status).toBe(413);
  expect((await keepDraft(owner, id, { intro: "x" }, "NO")).status).toBe(404);
  expect((await keepDraft(stranger, id, { intro: "x" })).status).toBe(404);
  expect((await stranger.call("GET", `/websites/${id}/drafts`)).status).toBe(404);
});

test("a draft of the former shape is read, one of a later shape is kept for the build that knows it", async () => {
  const { owner, id } = await anOwner();
  const now = app.clock.now();
  const draft = { website_id: id, base_version: 1, updated_at: now };
  await app.database.db.insert(websiteDrafts).values([
    { ...draft, device: "former-device", changes: { intro: "From before" } },
    { ...draft, device: "later-device", changes: { version: 9, changes: { intro: "From later" } } },
  ]);
  expect(await drafts(owner, id)).toEqual([
    expect.objectContaining({ device: "former-device", changes: { intro: "From before" } }),
  ]);
  const kept = await app.database.db.select({ device: websiteDrafts.device }).from(websiteDrafts);
  expect(kept).toContainEqual({ device: "later-device" });
});
