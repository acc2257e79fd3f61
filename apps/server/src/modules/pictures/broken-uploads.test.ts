import type { AddressInfo } from "node:net";
import type { Media } from "@vitrine/model";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { StorageFullError } from "../../ports/storage/storage.ts";
import { slowRequest } from "../../testing/slow-request.ts";
import { aPerson, aWebsite, createTestApp, upload, type Person, type TestApp } from "../../testing/index.ts";

let app: TestApp;
let person: Person;
let id: number;
let origin: string;
/** Files that may still be written before the disk is full. */
let room = Number.POSITIVE_INFINITY;
const kept = new Set<string>();

beforeAll(async () => {
  app = await createTestApp({
    workers: false,
    storage: (files) => ({
      ...files,
      async put(key, ...of) {
        if (room <= 0) throw new StorageFullError(null);
        room -= 1;
        await files.put(key, ...of);
        kept.add(key);
      },
      async remove(key) {
        await files.remove(key);
        kept.delete(key);
      },
    }),
  });
  person = await aPerson(app);
  ({ id } = await aWebsite(person));
  await app.http.listen({ port: 0, host: "127.0.0.1" });
  origin = `http://127.0.0.1:${(app.http.server.address() as AddressInfo).port}`;
});
afterAll(() => app.end());

const noise = Buffer.from(Array.from({ length: 400 * 400 * 3 }, (_, index) => (index * index * 31) % 253));
const aPicture = () =>
  sharp(noise, { raw: { width: 400, height: 400, channels: 3 } })
    .png()
    .toBuffer();

const send = (content: Uint8Array) =>
  upload(app, `/websites/${id}/media`, [{ name: "file", fileName: "a.png", content }], {
    authorization: `Bearer ${person.token}`,
  });
const listed = async () => (await person.call("GET", `/websites/${id}/media`)).body["data"] as Media[];

test("twenty uploads that are cut off, each at another place, leave nothing, and the next one is whole", async () => {
  const bytes = await aPicture();
  const head = Buffer.from('--cut\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n');
  const whole = Buffer.concat([head, bytes, Buffer.from("\r\n--cut--\r\n")]);
  await Promise.all(
    Array.from({ length: 20 }, async (_, index) => {
      const sent = slowRequest(`${origin}/api/websites/${id}/media`, {
        method: "POST",
        headers: {
          authorization: `Bearer ${person.token}`,
          "content-type": "multipart/form-data; boundary=cut",
          "content-length": String(whole.length),
        },
      });
      sent.send(whole.subarray(0, Math.floor((whole.length * index) / 20)));
      await new Promise((resolve) => setTimeout(resolve, 20 + index));
      sent.cut();
      await expect(sent.answer).rejects.toThrow();
    }),
  );
  expect(await listed()).toEqual([]);
  expect([...kept]).toEqual([]);
  expect((await send(bytes)).status).toBe(201);
  expect(await listed()).toHaveLength(1);
});

test("a disk that is full says so, whichever file it stops at, and keeps nothing of that picture", async () => {
  const other = await sharp(await aPicture())
    .negate()
    .png()
    .toBuffer();
  const before = [...kept];
  for (const files of [0, 1, 2]) {
    room = files;
    const refused = await send(other);
    expect([refused.status, refused.body["code"]]).toEqual([507, "storage_full"]);
    expect(refused.body["message"]).toMatch(/no room left/);
    expect([...kept]).toEqual(before);
  }
  room = Number.POSITIVE_INFINITY;
  expect(await listed()).toHaveLength(1);
  expect((await send(other)).status).toBe(201);
});
