import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { presetLandingContent } from "@vitrine/model";
import fastify from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createDiskStorage } from "../ports/storage/disk-storage.ts";
import type { Storage } from "../ports/storage/storage.ts";
import { findBuildFile, keepBuild } from "./build-files.ts";
import { serveWebApplication } from "./web-application.ts";

let folder = "";
let storage: Storage;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-builds-"));
  storage = createDiskStorage(join(folder, "files"));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

/** Starts a build with such files of the application on a day of 2026. */
async function start(build: string, files: Record<string, string>, day: string) {
  const directory = join(folder, build);
  await mkdir(join(directory, "assets"), { recursive: true });
  await writeFile(join(directory, "index.html"), build);
  for (const [name, text] of Object.entries(files)) await writeFile(join(directory, "assets", name), text);
  const clock = { now: () => new Date(`2026-${day}T12:00:00Z`) };
  await keepBuild([{ directory: join(directory, "assets"), address: "/assets/" }], { storage, clock });
  return directory;
}

const textOf = async (name: string) => (await findBuildFile(storage, `/assets/${name}`))?.bytes.toString() ?? null;

test("a page of the build before gets its parts from the one that took its place, and the other way round", async () => {
  const former = await start("former", { "builder-aaaa1111.js": "old", "builder-aaaa1111.js.br": "packed" }, "11-01");
  const next = await start("next", { "builder-bbbb2222.js": "new", "look-cccc3333.css": "p{}" }, "11-02");
  for (const [directory, name, text] of [
    [next, "builder-aaaa1111.js", "old"],
    [former, "builder-bbbb2222.js", "new"],
  ] as const) {
    const app = fastify();
    const landingContent = async () => presetLandingContent;
    await serveWebApplication(app, { webDirectory: directory, outboxDirectory: null, storage, landingContent });
    const answer = await app.inject(`/assets/${name}`);
    expect([answer.statusCode, answer.body]).toEqual([200, text]);
    expect(answer.headers["content-type"]).toBe("text/javascript; charset=utf-8");
    expect(answer.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect((await app.inject("/assets/builder-dddd4444.js")).statusCode).toBe(404);
    await app.close();
  }
});

test("only names of built files are looked for in the store", async () => {
  await storage.put("media/a.webp", Buffer.from("somebody's"), "image/webp");
  for (const address of ["/media/a.webp", "/assets/../media/a.webp", "/assets/a", "/assets/a.html", "/dashboard"])
    expect(await findBuildFile(storage, address)).toBeNull();
});

test("a build is kept for thirty days after it was replaced, and its shared files for as long as another has them", async () => {
  const shared = { "font-eeee5555.woff2": "face" };
  await start("first", { ...shared, "a-aaaa1111.js": "a" }, "01-01");
  // However long it served.
  await start("second", { ...shared, "b-bbbb2222.js": "b" }, "06-01");
  await start("second", {}, "06-30");
  expect(await textOf("a-aaaa1111.js")).toBe("a");
  await start("third", { ...shared, "c-cccc3333.js": "c" }, "07-02");
  expect([await textOf("a-aaaa1111.js"), await textOf("b-bbbb2222.js")]).toEqual([null, "b"]);
  expect(await textOf("font-eeee5555.woff2")).toBe("face");
});

test("a build that came back is not one that was replaced", async () => {
  await start("first", { "a-aaaa1111.js": "a" }, "01-01");
  await start("second", { "b-bbbb2222.js": "b" }, "01-02");
  await start("first", {}, "01-03");
  await start("second", {}, "03-01");
  await start("third", { "c-cccc3333.js": "c" }, "03-15");
  expect([await textOf("a-aaaa1111.js"), await textOf("b-bbbb2222.js")]).toEqual(["a", "b"]);
});
