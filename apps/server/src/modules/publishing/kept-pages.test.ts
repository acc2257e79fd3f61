import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { KeptPages } from "./kept-pages.ts";
import { preparePage } from "./served-page.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-pages-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const never = (error: unknown) => {
  throw error;
};

test("pages are found by a later process, the newest of each address, until their site changes", async () => {
  const [first, second] = [await preparePage("<h1>One</h1>"), await preparePage("<h1>Two</h1>")];
  const kept = new KeptPages(folder, never);
  await kept.open();
  await kept.keep({ websiteId: 1, revision: 1, address: "a" }, first);
  await kept.keep({ websiteId: 1, revision: 2, address: "a" }, second);
  await kept.keep({ websiteId: 12, revision: 1, address: "b" }, first);
  expect(await readdir(folder)).toHaveLength(2);

  const later = new KeptPages(folder, never);
  await later.open();
  expect(await later.find("a")).toEqual(second);
  expect(later.sites()).toEqual(
    new Map([
      [1, new Set([2])],
      [12, new Set([1])],
    ]),
  );
  await later.forget(1);
  expect(await later.find("a")).toBeNull();
  expect(await later.find("b")).toEqual(first);
  expect(await readdir(folder)).toHaveLength(1);
});

test("a folder that takes nothing is a complaint and no fault of the page", async () => {
  const blocked = join(folder, "blocked");
  await writeFile(blocked, "");
  const complaints: unknown[] = [];
  const kept = new KeptPages(blocked, (error) => void complaints.push(error));
  await kept.keep({ websiteId: 1, revision: 1, address: "a" }, await preparePage("x"));
  expect(complaints).toHaveLength(1);
  expect(await kept.find("a")).toBeNull();
});
