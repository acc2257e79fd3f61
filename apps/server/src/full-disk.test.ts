import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aPdf, sampleCv } from "./modules/onboarding/testing/cv-files.ts";
import { uploadCv } from "./modules/onboarding/testing/journey.ts";
import { createDiskStorage } from "./ports/storage/disk-storage.ts";
import { StorageFullError, type Storage } from "./ports/storage/storage.ts";
import { aPerson, aWebsite, call, createTestApp, eventually, type TestApp } from "./testing/index.ts";

/** A place of half a megabyte in memory, where this account may make one. */
function aTinyDisk(): string | null {
  const place = mkdtempSync(join(tmpdir(), "vitrine-tiny-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=512k", "tmpfs", place], { stdio: "ignore" });
    return place;
  } catch {
    rmSync(place, { recursive: true });
    return null;
  }
}

const tinyDisk = aTinyDisk();
afterAll(() => {
  if (tinyDisk === null) return;
  execFileSync("umount", [tinyDisk]);
  rmSync(tinyDisk, { recursive: true });
});

type Trouble = { name: string; storage: (files: Storage) => Storage; begin: () => void; end: () => void };

let isFull = false;
const faulty: Trouble = {
  name: "a store that takes nothing",
  storage: (files) => ({
    ...files,
    put: async (...of) => (isFull ? Promise.reject(new StorageFullError(null)) : files.put(...of)),
    check: async () => (isFull ? Promise.reject(new StorageFullError(null)) : files.check()),
  }),
  begin: () => void (isFull = true),
  end: () => void (isFull = false),
};

const onDisk = (place: string): Trouble[] => [
  {
    name: "a full disk",
    storage: () => createDiskStorage(join(place, "files")),
    begin: () => {
      try {
        writeFileSync(join(place, "filler"), Buffer.alloc(1_000_000));
      } catch {
        // It holds as much as there was room for.
      }
    },
    end: () => rmSync(join(place, "filler")),
  },
  {
    name: "a read-only disk",
    storage: () => createDiskStorage(join(place, "files")),
    begin: () => execFileSync("mount", ["-o", "remount,ro", place]),
    end: () => execFileSync("mount", ["-o", "remount,rw", place]),
  },
];

const troubles = [faulty, ...(tinyDisk === null ? [] : onDisk(tinyDisk))];

test.skipIf(tinyDisk !== null)("full and read-only disks need an account that may mount one", () => undefined);

/** A net: readers start, and the disk is asked every few seconds only. */
const limitMs = 90_000;

describe.each(troubles)("$name", { timeout: limitMs }, ({ storage, begin, end }) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ workers: false, storage });
  });
  afterAll(() => app.end());

  test("is said by /ready, refuses uploads with 507, and takes no page away; afterwards all is as before", async () => {
    const person = await aPerson(app);
    await aWebsite(person, { subdomain: "still-here", status: "published" });
    expect((await call(app, "GET", "/ready")).body).toMatchObject({ status: "ok", parts: { storage: "ok" } });
    const cv = aPdf([...sampleCv]);
    begin();
    try {
      const unready = await eventually(async () => {
        const answer = await call(app, "GET", "/ready");
        return answer.status === 503 ? answer : undefined;
      });
      expect(unready.body).toMatchObject({
        code: "unavailable",
        data: { parts: { process: "ok", database: "ok", storage: "failing" } },
      });
      const refused = await uploadCv(app, person, cv);
      expect([refused.status, refused.body["code"]]).toEqual([507, "storage_full"]);
      expect(refused.body["message"]).toMatch(/no room left/);
      expect((await call(app, "GET", "/p/still-here")).status).toBe(200);
      expect((await call(app, "GET", "/health")).status).toBe(200);
    } finally {
      end();
    }
    expect((await uploadCv(app, person, cv)).status).toBe(200);
    await eventually(async () => ((await call(app, "GET", "/ready")).status === 200 ? true : undefined));
    if (tinyDisk)
      expect(readdirSync(tinyDisk, { recursive: true }).filter((name) => String(name).endsWith(".part"))).toEqual([]);
  });
});
