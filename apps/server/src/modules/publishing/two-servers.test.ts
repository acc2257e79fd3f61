import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aPerson, aWebsite, createTestApp, type Person, type TestApp } from "../../testing/index.ts";
import { startServerProcess, type ServerProcess } from "../../testing/server-process.ts";

/** The writer is the server of this process; its pages are looked at in another one. */
let writer: TestApp;
let reader: ServerProcess;
let folder: string;
let owner: Person;
let id: number;
beforeAll(async () => {
  writer = await createTestApp({ workers: false });
  folder = await mkdtemp(join(tmpdir(), "vitrine-reader-"));
  reader = await startServerProcess({ DATABASE_URL: writer.database.url, DATA_DIR: folder, ROLE: "web" });
  owner = await aPerson(writer);
  id = (await aWebsite(owner, { subdomain: "two-servers", status: "published" })).id;
});
afterAll(async () => {
  reader.child.kill("SIGCONT");
  reader.child.kill("SIGTERM");
  await reader.ended;
  await writer.end();
  await rm(folder, { recursive: true, force: true });
});

const look = async () => {
  const answer = await fetch(`${reader.address}/p/two-servers`);
  return { status: answer.status, text: await answer.text() };
};
const name = async (full_name: string) => {
  const saved = await owner.call("PUT", `/websites/${id}`, { name: "Two", full_name });
  expect(saved.status, saved.raw).toBe(200);
};

test("no server shows an older page than another one has acknowledged", { timeout: 60_000 }, async () => {
  for (let round = 1; round <= 15; round += 1) {
    await name(`Ada Number ${round}`);
    expect((await look()).text).toContain(`Ada Number ${round}`);
    expect((await look()).text).toContain(`Ada Number ${round}`);
  }
  expect((await owner.call("POST", `/websites/${id}/unpublish`)).status).toBe(200);
  expect((await look()).status).toBe(404);
  expect((await owner.call("POST", `/websites/${id}/publish`)).status).toBe(200);
  expect((await look()).status).toBe(200);
});

test(
  "a server that hung while a change was acknowledged asks before it shows anything",
  { timeout: 60_000 },
  async () => {
    await look();
    reader.child.kill("SIGSTOP");
    const began = performance.now();
    await name("Ada Unheard");
    expect(performance.now() - began).toBeGreaterThan(1500);
    await pause(100);
    reader.child.kill("SIGCONT");
    expect((await look()).text).toContain("Ada Unheard");
  },
);
