import { limits } from "@vitrine/model";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  aPerson,
  aWebsite,
  call,
  createTestApp,
  upload,
  websiteOf,
  type Person,
  type TestApp,
} from "../../testing/index.ts";

let app: TestApp;
let person: Person;
let id: number;
beforeAll(async () => {
  app = await createTestApp({ workers: false });
  person = await aPerson(app);
  ({ id } = await aWebsite(person));
});
afterAll(() => app.end());

const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 90, b: 40 } } });

const send = (content: Uint8Array | string, fileName = "me.jpg", who = person) =>
  upload(app, `/websites/${id}/profile-picture`, [{ name: "picture", fileName, content }], {
    authorization: `Bearer ${who.token}`,
  });

const fetchMedia = (url: string) => app.http.inject({ method: "GET", url });

test("R2.3-08 R2.7-24 a picture is stored upright, small and without metadata, and removal empties it", async () => {
  const original = await canvas(3000, 2000)
    .withExif({ IFD0: { Copyright: "secret owner" }, IFD3: { GPSLatitude: "56/1 9/1 0/1" } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const answer = await send(original);
  expect(answer.status, answer.raw).toBe(200);
  expect(answer.body["message"]).toBe("Profile picture uploaded successfully");
  const url = String(answer.body["url"]);
  expect(url).toMatch(/^\/media\/[a-f0-9]{32}\.jpg$/);
  expect(websiteOf(answer)).toMatchObject({ flat_picture: url });

  const file = await fetchMedia(url);
  expect(file.statusCode).toBe(200);
  expect(file.headers).toMatchObject({
    "content-type": "image/jpeg",
    "x-content-type-options": "nosniff",
    "cache-control": "public, max-age=31536000, immutable",
  });
  const stored = await sharp(file.rawPayload).metadata();
  expect(stored).toMatchObject({ width: 1067, height: 1600 });
  expect(stored.exif).toBeUndefined();
  expect(file.rawPayload.includes("secret owner")).toBe(false);

  const removed = await person.call("DELETE", `/websites/${id}/profile-picture`);
  expect(removed.body["message"]).toBe("Profile picture removed successfully");
  expect(websiteOf(removed).flat_picture).toBeNull();
  expect((await fetchMedia(url)).statusCode).toBe(404);
  expect((await person.call("DELETE", `/websites/${id}/profile-picture`)).status).toBe(200);
});

test("a new picture takes the place of the former one", async () => {
  const first = String((await send(await canvas(40, 40).png().toBuffer(), "a.png")).body["url"]);
  const second = String((await send(await canvas(50, 50).webp().toBuffer(), "b.webp")).body["url"]);
  expect((await fetchMedia(first)).statusCode).toBe(404);
  expect((await fetchMedia(second)).statusCode).toBe(200);
});

test("a picture with transparency keeps it, an animation keeps its first frame", async () => {
  const clear = await sharp({
    create: { width: 20, height: 20, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .png()
    .toBuffer();
  expect((await send(clear, "clear.png")).body["url"]).toMatch(/\.webp$/);
  const frames = await sharp(Buffer.from(Array.from({ length: 20 * 60 * 3 }, (_, index) => (index * 7) % 251)), {
    raw: { width: 20, height: 60, channels: 3, pageHeight: 20 },
  })
    .gif({ delay: [100, 100, 100], loop: 0 })
    .toBuffer();
  expect((await sharp(frames).metadata()).pages).toBe(3);
  const url = String((await send(frames, "moving.gif")).body["url"]);
  const stored = await sharp((await fetchMedia(url)).rawPayload).metadata();
  expect([stored.pages ?? 1, stored.height]).toEqual([1, 20]);
});

const svg = `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`;

test.each([
  ["R2.5-12 text", "just words", "cv.txt", 415, "Please select an image file"],
  ["R2.5-15 a page under an image's name", "<html><body>x</body></html>", "me.png", 415, "Please select an image file"],
  ["R2.5-14 SVG", svg, "me.svg", 415, "Please select a JPG, PNG, GIF, or WebP image"],
  ["SVG under another name", svg, "me.png", 415, "Please select a JPG, PNG, GIF, or WebP image"],
  ["a bitmap", `BM${"\u0000".repeat(60)}`, "me.bmp", 415, "Please select a JPG, PNG, GIF, or WebP image"],
  [
    "only the head of a JPEG",
    Buffer.from("ffd8ffe000104a46494600010100", "hex"),
    "me.jpg",
    415,
    "Please select an image file",
  ],
  ["an empty file", "", "me.jpg", 422, "The picture field is required."],
])("refuses %s", async (_what, content, fileName, status, message) => {
  const answer = await send(content, fileName);
  expect(answer).toMatchObject({ status, body: { message, errors: { picture: [message] } } });
});

test("R2.5-13 exactly 5 MB is refused, one byte less is not refused for its size", async () => {
  const tooLarge = await send(
    Buffer.concat([await canvas(10, 10).jpeg().toBuffer(), Buffer.alloc(limits.pictureBytes)]),
  );
  expect(tooLarge).toMatchObject({ status: 413, body: { message: "Image file size must be less than 5MB" } });
  const exact = Buffer.alloc(limits.pictureBytes);
  (await canvas(10, 10).jpeg().toBuffer()).copy(exact);
  expect((await send(exact)).status).toBe(413);
  expect((await send(exact.subarray(0, -1))).status).toBe(200);
});

test("a picture with too many pixels is refused before it is decoded", async () => {
  const wide = await canvas(8001, 10).png().toBuffer();
  expect(await send(wide, "wide.png")).toMatchObject({
    status: 422,
    body: { errors: { picture: [expect.any(String)] } },
  });
  const bomb = await canvas(7900, 5200).png({ compressionLevel: 9 }).toBuffer();
  expect((await send(bomb, "bomb.png")).status).toBe(422);
});

test("a refused picture leaves the former one in place", async () => {
  const url = (await send(await canvas(30, 30).jpeg().toBuffer())).body["url"];
  await send("words", "me.jpg");
  expect(websiteOf(await person.call("GET", `/websites/${id}`)).flat_picture).toBe(url);
});

test("guests get 401, strangers 404, and a call without multipart 415", async () => {
  const picture = await canvas(10, 10).jpeg().toBuffer();
  const guest = await upload(app, `/websites/${id}/profile-picture`, [
    { name: "picture", fileName: "a.jpg", content: picture },
  ]);
  expect(guest.status).toBe(401);
  expect((await send(picture, "a.jpg", await aPerson(app))).status).toBe(404);
  expect((await person.call("POST", `/websites/${id}/profile-picture`, { picture: "x" })).status).toBe(415);
});

test("PATCH with flat_picture null removes the picture too", async () => {
  await send(await canvas(30, 30).jpeg().toBuffer());
  await person.call("PATCH", `/websites/${id}/builder`, { flat_picture: null });
  const before = websiteOf(await person.call("GET", `/websites/${id}`));
  expect(before.flat_picture).toBeNull();
});

test("the point that stays in view belongs to the picture it was chosen on", async () => {
  const owner = await aPerson(app, { plan: "pro" });
  const site = await aWebsite(owner);
  const path = `/websites/${site.id}`;
  const sendOwn = async (width: number) =>
    upload(
      app,
      `${path}/profile-picture`,
      [{ name: "picture", fileName: "a.jpg", content: await canvas(width, 10).jpeg().toBuffer() }],
      { authorization: `Bearer ${owner.token}` },
    );
  await sendOwn(10);
  const focal = { x: 30, y: 12.5 };
  const chosen = await owner.call("PATCH", `${path}/builder`, { picture_focal: focal });
  expect(websiteOf(chosen).picture_focal).toEqual(focal);
  expect(websiteOf(await owner.call("POST", `${path}/clone`)).picture_focal).toEqual(focal);
  const beyond = await owner.call("PATCH", `${path}/builder`, { picture_focal: { x: 101, y: 0 } });
  expect(beyond).toMatchObject({ status: 422, body: { errors: { "picture_focal.x": [expect.any(String)] } } });
  expect(websiteOf(await sendOwn(20)).picture_focal).toBeNull();
});

test("deleting a website removes its picture", async () => {
  const owner = await aPerson(app);
  const site = await aWebsite(owner);
  const stored = await upload(
    app,
    `/websites/${site.id}/profile-picture`,
    [{ name: "picture", fileName: "a.jpg", content: await canvas(10, 10).jpeg().toBuffer() }],
    { authorization: `Bearer ${owner.token}` },
  );
  await owner.call("DELETE", `/websites/${site.id}`);
  expect((await fetchMedia(String(stored.body["url"]))).statusCode).toBe(404);
});

test.each(["/media/nothing.jpg", `/media/${"a".repeat(32)}.jpg`, "/media/..%2F..%2Fetc%2Fpasswd"])(
  "%s answers 404",
  async (url) => {
    expect((await fetchMedia(url)).statusCode).toBe(404);
    expect((await call(app, "GET", "/media")).status).toBe(404);
  },
);
