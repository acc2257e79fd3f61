import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { contentsOf, rowsOf } from "../backup/testing/contents.ts";
import { visitEmbeddedPostgres } from "../db/embedded/index.ts";
import { createDiskStorage } from "../ports/storage/disk-storage.ts";
import { startServerProcess } from "../testing/server-process.ts";
import { createEmptyDatabase } from "../testing/test-database.ts";
import { called } from "./testing/called.ts";

const folder = mkdtempSync(join(tmpdir(), "vitrine-carried-"));
const log = { info: () => undefined, warn: () => undefined };
const noJobs = (rows: Record<string, string[]>) => ({ ...rows, "pgboss.job": [] });

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test(
  "an installation with the embedded database is backed up while it runs, and carried to another PostgreSQL",
  { timeout: 90_000 },
  async () => {
    const here = {
      DATA_DIR: join(folder, "here"),
      LOG_LEVEL: "silent",
      BACKUP_KEY: "a key of tests that is long enough",
    };
    const place = join(folder, "backups");
    const server = await startServerProcess(here);
    await createDiskStorage(join(here.DATA_DIR, "files")).put("media/a.bin", Buffer.from("a file"), "x/y");
    const made = await called(["backup", place], here);
    expect(made).toMatchObject({ code: 0, complained: "" });
    expect(made.said).toContain("Encrypted, verified");
    expect(await called(["restore", place], here)).toMatchObject({
      code: 1,
      complained: expect.stringMatching(/Stop it first/) as string,
    });
    server.child.kill("SIGTERM");
    expect(await server.ended).toBe(0);

    const database = await createEmptyDatabase();
    const there = { ...here, DATA_DIR: join(folder, "there"), DATABASE_URL: database.url };
    expect(await called(["restore", place], { ...there, BACKUP_KEY: "" })).toMatchObject({
      code: 1,
      complained: expect.stringMatching(/BACKUP_KEY/) as string,
    });
    expect(await called(["restore", place], there)).toMatchObject({ code: 0, complained: "" });
    const embedded = await visitEmbeddedPostgres({ dataDir: here.DATA_DIR, log });
    const [before, after] = [await rowsOf(embedded.url), await rowsOf(database.url)];
    await embedded.stop();
    expect(before["public.users"]).toHaveLength(1);
    expect(noJobs(after)).toEqual(noJobs(before));
    expect(await contentsOf(createDiskStorage(join(there.DATA_DIR, "files")))).toEqual({
      "media/a.bin": Buffer.from("a file").toString("base64"),
    });
    expect(await called(["restore", place], there)).toMatchObject({
      code: 1,
      complained: expect.stringMatching(/not empty/) as string,
    });
    expect((await called(["backup", place, "--list"], there)).said).toMatch(/^\d{8}t\d{9}z$/);
    expect(await called(["check", "--backup", place], there)).toMatchObject({
      code: 0,
      said: expect.stringContaining("whole") as string,
    });
    await database.drop();
  },
);
