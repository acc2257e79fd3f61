import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

let out: string;

beforeEach(() => {
  out = mkdtempSync(path.join(tmpdir(), "templates-"));
});

afterEach(() => rmSync(out, { recursive: true, force: true }));

function run(...parameters: string[]) {
  return spawnSync(process.execPath, [path.join(import.meta.dirname, "templates.mjs"), ...parameters], {
    encoding: "utf8",
  });
}

test("render writes a page with everything it needs beside it", () => {
  const { status, stderr } = run("render", "--out", out, "--slug", "modern", "--dark");
  expect(stderr).toBe("");
  expect(status).toBe(0);
  expect(existsSync(path.join(out, "default.html"))).toBe(false);
  const html = readFileSync(path.join(out, "modern.html"), "utf8");
  expect(html).toContain("Hanne");
  expect(html).toMatch(/id="t-dark"[^>]*checked/);
  const needed = [...html.matchAll(/site-assets\/[\w.-]+/g)].map(([name]) => name);
  expect(needed.length).toBeGreaterThan(2);
  expect(needed.filter((name) => !existsSync(path.join(out, name)))).toEqual([]);
});

test("an unknown slug and a missing folder are said plainly", () => {
  expect(run("render", "--out", out, "--slug", "no-such-template")).toMatchObject({
    status: 1,
    stderr: 'There is no template "no-such-template".\n',
  });
  expect(run("judge", "--out", out, "--slug", "no-such-template").status).toBe(1);
  expect(run("render").status).toBe(2);
  expect(run("--nope")).toMatchObject({ status: 2, stderr: expect.stringContaining("Usage: npm run templates") });
  expect(run("--help")).toMatchObject({ status: 0, stdout: expect.stringContaining("render --out DIR") });
});
