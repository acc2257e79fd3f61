import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { passwordMatches } from "../modules/auth/index.ts";
import { createTestDatabase, type TestDatabase } from "../testing/test-database.ts";
import { commands } from "./commands.ts";
import { called } from "./testing/called.ts";

const folder = mkdtempSync(join(tmpdir(), "vitrine-command-"));
let database: TestDatabase;
let settings: Record<string, string>;

beforeAll(async () => {
  database = await createTestDatabase();
  settings = { DATABASE_URL: database.url, DATA_DIR: folder };
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

describe("the help", () => {
  test("names every command, asked for or not", async () => {
    const asked = await called(["--help"]);
    expect(asked.code).toBe(0);
    for (const { usage } of Object.values(commands)) expect(asked.said).toContain(usage);
    expect(await called([])).toEqual({ ...asked, code: 2 });
  });

  test("of one command does nothing else", async () => {
    const { code, said } = await called(["migrate", "--help"]);
    expect(code).toBe(0);
    expect(said).toContain("Usage: vitrine migrate");
  });
});

test.each([[["unknown"]], [["constructor"]], [["admin"]], [["admin", "create"]], [["admin", "create", "nobody"]]])(
  "words that nobody understands end with 2: %j",
  async (words) => {
    const { code, said, complained } = await called(words);
    expect({ code, said }).toEqual({ code: 2, said: "" });
    expect(complained).not.toBe("");
  },
);

test("settings that are wrong are named, and nothing is begun", async () => {
  const { code, complained } = await called(["migrate"], { PORT: "many", DATA_DIR: folder });
  expect(code).toBe(1);
  expect(complained).toContain("PORT");
});

describe("check", () => {
  test("finds what is there", async () => {
    const { code, said } = await called(["check"], settings);
    expect({ code, said }).toEqual({ code: 0, said: expect.stringContaining("tables: up to date") as string });
    expect(said).toContain("files: can be written");
  });

  test("says what would not work", async () => {
    writeFileSync(join(folder, "taken"), "");
    const lost = { DATABASE_URL: "postgres://nobody@127.0.0.1:9/nothing", DATA_DIR: join(folder, "taken") };
    const { code, said, complained } = await called(["check"], lost);
    expect(code).toBe(1);
    expect(said).toContain("database: connect ECONNREFUSED");
    expect(complained).toBe("2 of 3 parts would not work.");
  });
});

test("an admin is made once for an address, with a password that opens the account", async () => {
  const made = await called(["admin", "create", "Chief@Example.test"], settings);
  expect(made.code).toBe(0);
  const password = /Admin: chief@example\.test {2}password: (\S+)/.exec(made.said)?.[1] ?? "";
  const { rows } = await database.pool.query<{ role: string; password_hash: string }>(
    "select role, password_hash from users where email = 'chief@example.test'",
  );
  expect(rows.map(({ role }) => role)).toEqual(["admin"]);
  expect(await passwordMatches(rows[0]?.password_hash ?? "", password)).toBe(true);
  const again = await called(["admin", "create", "chief@example.test"], settings);
  expect({ ...again }).toEqual({ code: 1, said: "", complained: "There is an account with this address already." });
});
