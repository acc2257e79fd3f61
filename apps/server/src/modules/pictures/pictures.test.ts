import { limits, type Media, type Website } from "@vitrine/model";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createWorkPictures } from "../media/index.ts";
import { mediaKey, mediaName } from "../media/media-names.ts";
import {
  aPerson,
  aWebsite,
  call,
  createTestApp,
  eventually,
  testPassword,
  upload,
  websiteOf,
  type Person,
  type TestApp,
  type TestAnswer,
} from "../../testing/index.ts";

let app: TestApp;
let person: Person;
let id: number;
beforeAll(async () => {
  app = await createTestApp();
  person = await aPerson(app, { plan: "premium" });
  ({ id } = await aWebsite(person));
});
afterAll(() => app.end());

let shade = 0;
/** A picture that no other test has sent. */
const picture = (width = 40, height = 30) => {
  shade += 1;
  const background = { r: shade % 256, g: (shade * 7) % 256, b: 90 };
  return sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
};

const send = (content: Uint8Array | string, who = person, to = id) =>
  upload(app, `/websites/${to}/media`, [{ name: "file", fileName: "work.jpg", content }], {
    authorization: `Bearer ${who.token}`,
  });

async function aPicture(who = person, to = id): Promise<Media> {
  const answer = await send(await picture(), who, to);
  expect(answer.status, answer.raw).toBe(201);
  return mediaOf(answer);
}

const mediaOf = (answer: TestAnswer) => answer.body["media"] as Media;
const statusOf = async (url: string) => (await app.http.inject({ method: "GET", url })).statusCode;
const filesOf = ({ url, sources }: Media) => [url, ...sources.map((source) => source.url)];
const stored = async (media: Media) =>
  Promise.all(filesOf(media).map(async (url) => (await app.storage.get(mediaKey(mediaName(url) ?? ""))) !== null));

describe("a picture of work", () => {
  test("is answered with its sizes, all of which can be fetched, and listed with the room that it takes", async () => {
    const answer = await send(await picture(1000, 500));
    expect(answer.status, answer.raw).toBe(201);
    const media = mediaOf(answer);
    expect(media).toMatchObject({ width: 1000, height: 500, type: "image/jpeg", alt: "", caption: "", focal: null });
    expect(media.placeholder).toMatch(/^#[0-9a-f]{6}$/);
    expect(media.sources.map(({ width, type }) => `${width} ${type}`)).toEqual([
      "480 image/avif",
      "480 image/webp",
      "960 image/avif",
      "960 image/webp",
      "1000 image/avif",
      "1000 image/webp",
    ]);
    for (const { url, type, width } of media.sources) {
      const file = await app.http.inject({ method: "GET", url });
      expect([file.statusCode, file.headers["content-type"]]).toEqual([200, type]);
      expect((await sharp(file.rawPayload).metadata()).width).toBe(width);
    }
    const listed = await person.call("GET", `/websites/${id}/media`);
    expect(listed.body).toMatchObject({ data: expect.arrayContaining([media]), storage: { limit: 10 * 1024 ** 3 } });
    expect((listed.body["storage"] as { used: number }).used).toBeGreaterThanOrEqual(media.bytes);
  });

  test("is kept once, however often it is sent", async () => {
    const bytes = await picture();
    const first = await send(bytes);
    const [again, third] = await Promise.all([send(bytes), send(bytes)]);
    expect([first.status, again.status, third.status]).toEqual([201, 200, 200]);
    expect([mediaOf(again), mediaOf(third)]).toEqual([mediaOf(first), mediaOf(first)]);
    const other = await aWebsite(person);
    expect(mediaOf(await send(bytes, person, other.id)).id).not.toBe(mediaOf(first).id);
  });

  test("is kept once when it is sent twice at the same moment", async () => {
    const bytes = await picture();
    const answers = await Promise.all([send(bytes), send(bytes), send(bytes)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 201]);
  });

  test("takes words and a point that stays in view, one without the other", async () => {
    const media = await aPicture();
    const path = `/websites/${id}/media/${media.id}`;
    await person.call("PATCH", path, { alt: " A bridge at night " });
    const changed = await person.call("PATCH", path, { focal: { x: 10, y: 90 }, caption: "Opened in 2019" });
    expect(mediaOf(changed)).toEqual({
      ...media,
      alt: "A bridge at night",
      caption: "Opened in 2019",
      focal: { x: 10, y: 90 },
    });
    expect(mediaOf(await person.call("PATCH", path, { focal: null })).focal).toBeNull();
    expect((await person.call("PATCH", path, { focal: { x: 101, y: 0 } })).status).toBe(422);
    expect((await person.call("PATCH", `/websites/${id}/media/999999`, { alt: "x" })).status).toBe(404);
  });

  test("goes with all its files when it is deleted, with its website, and with its account", async () => {
    const media = await aPicture();
    expect((await person.call("DELETE", `/websites/${id}/media/${media.id}`)).status).toBe(200);
    expect(await statusOf(media.url)).toBe(404);
    expect((await person.call("DELETE", `/websites/${id}/media/${media.id}`)).status).toBe(404);
    const other = await aWebsite(person);
    const ofOther = await aPicture(person, other.id);
    await person.call("DELETE", `/websites/${other.id}`);
    expect(await statusOf(ofOther.url)).toBe(404);
    const leaving = await aPerson(app, { plan: "premium" });
    const ofLeaving = await aPicture(leaving, (await aWebsite(leaving)).id);
    expect((await leaving.call("DELETE", "/user", { password: testPassword, confirm: true })).status).toBe(200);
    expect(await statusOf(ofLeaving.url)).toBe(404);
    for (const gone of [media, ofOther, ofLeaving]) {
      await eventually(async () => ((await stored(gone)).every((isThere) => !isThere) ? true : undefined));
    }
  });

  test("is nobody else's", async () => {
    const media = await aPicture();
    const stranger = await aPerson(app);
    const bytes = await picture();
    expect((await send(bytes, stranger)).status).toBe(404);
    expect((await stranger.call("GET", `/websites/${id}/media`)).status).toBe(404);
    expect((await stranger.call("PATCH", `/websites/${id}/media/${media.id}`, { alt: "x" })).status).toBe(404);
    expect((await stranger.call("DELETE", `/websites/${id}/media/${media.id}`)).status).toBe(404);
    expect((await call(app, "GET", `/websites/${id}/media`)).status).toBe(401);
  });
});

test("the same picture through two processes at once is one picture, and leaves no file behind", async () => {
  const processes = [1, 2].map(() =>
    createWorkPictures({ db: app.database.db, storage: app.storage, queue: app.queue }),
  );
  const bytes = await picture(900, 700);
  const file = { bytes, fileName: "a.jpg", mimeType: "image/jpeg", tooLarge: false };
  const place = { userId: person.id, websiteId: id, requireRoom: async () => undefined };
  const stored = await Promise.all(processes.map((store) => store.store(place, file)));
  expect(stored.filter(({ isNew }) => isNew)).toHaveLength(1);
  expect(new Set(stored.map(({ row }) => row.id)).size).toBe(1);
});

const svg = `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`;
const wideHeader = Buffer.from(
  "ffd8ffe000104a46494600010100000100010000ffc0001108ffffffff03012200021101031101ffd9",
  "hex",
);

test.each([
  ["SVG", svg, 415, "unsupported_media_type"],
  ["a page", "<html><script>alert(1)</script></html>", 415, "unsupported_media_type"],
  ["a script that begins as a GIF", "GIF89a/*x*/=1;alert(1)", 422, "validation_failed"],
  ["a head of 65,535 pixels", wideHeader, 422, "validation_failed"],
  [
    "HEIC that cannot be read",
    Buffer.from(`\0\0\0\x18ftypheic\0\0\0\0heicmif1${"\0".repeat(40)}`, "latin1"),
    415,
    "unsupported_media_type",
  ],
  ["nothing", "", 422, "validation_failed"],
  [
    "more than 10 MB",
    Buffer.concat([Buffer.from("ffd8ff", "hex"), Buffer.alloc(limits.workPictureBytes)]),
    413,
    "file_too_large",
  ],
])("refuses %s, with a sentence and without a trace", async (_what, content, status, code) => {
  const before = (await person.call("GET", `/websites/${id}/media`)).body;
  const answer = await send(content);
  expect(answer).toMatchObject({ status, body: { code, errors: { file: [expect.stringMatching(/\.$/)] } } });
  expect((await person.call("GET", `/websites/${id}/media`)).body).toEqual(before);
});

test("a plan that is full says what it holds, and what holds more", async () => {
  const free = await aPerson(app);
  const site = await aWebsite(free);
  const media = await aPicture(free, site.id);
  await app.database.pool.query("update media set bytes = $1 where id = $2", [200 * 1024 ** 2, media.id]);
  const refused = await send(await picture(), free, site.id);
  expect(refused).toMatchObject({
    status: 403,
    body: { code: "feature_requires_upgrade", data: { required_plan: "pro", limit: 200 * 1024 ** 2 } },
  });
  expect(refused.body["message"]).toMatch(/^Your pictures take 200 MB of the 200 MB/);
  await free.call("DELETE", `/websites/${site.id}/media/${media.id}`);
  expect((await send(await picture(), free, site.id)).status).toBe(201);
});

test("what an upload wrote before its process died is removed, and nothing of others", async () => {
  const media = await aPicture();
  const names = filesOf(media).map((url) => mediaName(url) ?? "");
  const lost = names.map((name) => name.replace(/^[a-f0-9]{32}/, "d".repeat(32)));
  for (const name of lost) await app.storage.put(mediaKey(name), Buffer.from("x"), "image/jpeg");
  await app.queue.enqueue("sweep-pictures", { v: 1, names });
  await app.queue.enqueue("sweep-pictures", { v: 1, names: lost });
  await eventually(async () => {
    const left = await Promise.all(lost.map((name) => app.storage.get(mediaKey(name))));
    return left.every((file) => file === null) ? true : undefined;
  });
  expect(await stored(media)).toEqual(names.map(() => true));
});

describe("pictures of a project", () => {
  const aProject = (site: number, pictures: unknown, who = person) =>
    who.call("POST", `/websites/${site}/projects`, { title: "Bridge", description: "Built a bridge", pictures });

  test("are answered with address, size and words, on the public page too, and end with the picture", async () => {
    const site = await aWebsite(person, { subdomain: "pictures-of-work", status: "published" });
    const [cover, other] = [await aPicture(person, site.id), await aPicture(person, site.id)];
    await person.call("PATCH", `/websites/${site.id}/media/${cover.id}`, { alt: "A bridge", caption: "At night" });
    const made = await aProject(site.id, [
      { media_id: other.id, caption: "By day" },
      { media_id: cover.id, cover: true },
    ]);
    expect(made.status, made.raw).toBe(201);
    const shown = {
      media_id: cover.id,
      img: cover.url,
      width: 40,
      height: 30,
      alt: "A bridge",
      caption: "At night",
      cover: true,
      focal: null,
      placeholder: cover.placeholder,
      sources: cover.sources,
    };
    const projects = async () =>
      Object.values(websiteOf(await person.call("GET", `/websites/${site.id}`)).projects).flat();
    expect((await projects())[0]?.pictures).toEqual([
      expect.objectContaining({ media_id: other.id, caption: "By day" }),
      shown,
    ]);
    const page = async () => (await app.http.inject({ method: "GET", url: "/p/pictures-of-work" })).body;
    expect(await page()).toContain(cover.url);
    await person.call("DELETE", `/websites/${site.id}/media/${cover.id}`);
    expect((await projects())[0]?.pictures).toHaveLength(1);
    expect(await page()).not.toContain(cover.url);
  });

  test("may only be those of the website itself", async () => {
    const elsewhere = await aPicture(person, (await aWebsite(person)).id);
    const refused = await aProject(id, [{ media_id: elsewhere.id }]);
    expect(refused).toMatchObject({ status: 422, body: { errors: { pictures: [expect.any(String)] } } });
    expect((await aProject(id, [{ media_id: 999_999 }])).status).toBe(422);
  });

  test("belong to a clone of their own, and come back from an export", async () => {
    const owner = await aPerson(app, { plan: "premium" });
    const site = await aWebsite(owner);
    const media = await aPicture(owner, site.id);
    await owner.call("PATCH", `/websites/${site.id}/media/${media.id}`, { alt: "A bridge", focal: { x: 1, y: 2 } });
    await aProject(site.id, [{ media_id: media.id, cover: true }], owner);
    const exported = await owner.call("GET", `/websites/${site.id}/export?format=json`);
    const imported = await upload(
      app,
      "/websites/import",
      [{ name: "file", fileName: "website.json", content: exported.raw }],
      { authorization: `Bearer ${owner.token}` },
    );
    expect(imported.status, imported.raw).toBe(201);
    const clone = websiteOf(await owner.call("POST", `/websites/${site.id}/clone`));
    await owner.call("DELETE", `/websites/${site.id}`);
    for (const copy of [websiteOf(imported), clone]) await expectPictured(owner, copy, media);
  });

  async function expectPictured(owner: Person, copy: Website, from: Media) {
    const [project] = Object.values(copy.projects).flat();
    const [shown] = project?.pictures ?? [];
    expect(shown).toMatchObject({ width: 40, height: 30, alt: "A bridge", cover: true, focal: { x: 1, y: 2 } });
    expect(shown?.media_id).not.toBe(from.id);
    expect(shown?.img).not.toBe(from.url);
    expect(await statusOf(shown?.img ?? "")).toBe(200);
    for (const { url } of shown?.sources ?? []) expect(await statusOf(url)).toBe(200);
    const listed = await owner.call("GET", `/websites/${copy.id}/media`);
    expect(listed.body["data"]).toEqual([expect.objectContaining({ id: shown?.media_id, alt: "A bridge" })]);
  }
});
