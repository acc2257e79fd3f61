import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

let directory: string;
let bench: ChildProcess | null = null;

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), "outside-"));
});

afterEach(async () => {
  if (bench && bench.exitCode === null) {
    bench.kill();
    await once(bench, "exit");
  }
  bench = null;
  rmSync(directory, { recursive: true, force: true });
});

const command = path.join(import.meta.dirname, "templates.mjs");
const options = () => ({ env: { ...process.env, TEMPLATES_DIR: directory } });

/** The address that the workbench says it listens at. */
async function open(slug: string): Promise<string> {
  const child = spawn(process.execPath, [command, "dev", "--slug", slug, "--port", "0"], options());
  bench = child;
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text: Buffer) => (said += text.toString()));
  await vi.waitFor(() => expect(said).toMatch(/http:\S+\//), { timeout: 30_000 });
  return /http:\S+\//.exec(said)?.[0] ?? "";
}

const textOf = async (url: string) => (await fetch(url)).text();

// Two commands and a builder that starts: a third of a minute on a busy machine.
test(
  "a template outside of the project is begun, shown with strangers, and drawn anew when a file changes",
  { timeout: 60_000 },
  async () => {
    const begun = spawnSync(process.execPath, [command, "new", "--slug", "plain-sheet"], {
      ...options(),
      encoding: "utf8",
    });
    expect(begun).toMatchObject({ status: 0, stderr: "" });
    const url = await open("plain-sheet");
    expect(await textOf(url)).toContain("a nurse with three jobs");
    const nurse = await textOf(`${url}people/1`);
    expect(nurse).toContain("Bridget Osei");
    const face = /url\("(\/[^"]+\.woff2)"/.exec(nurse)?.[1] ?? "";
    expect((await fetch(new URL(face, url))).headers.get("content-type")).toMatch(/font/);
    const sheet = path.join(directory, "plain-sheet", "stage.css");
    writeFileSync(sheet, `${readFileSync(sheet, "utf8")}\n.opening { outline: 3px dotted; }\n`);
    await vi.waitFor(async () => expect(await textOf(`${url}people/1`)).toContain("3px dotted"), { timeout: 20_000 });
  },
);

test("a template that does not exist is said plainly", { timeout: 40_000 }, () => {
  const { status, stderr } = spawnSync(process.execPath, [command, "dev", "--slug", "nowhere"], {
    ...options(),
    encoding: "utf8",
  });
  expect({ status, stderr }).toEqual({ status: 1, stderr: 'There is no template "nowhere".\n' });
});
