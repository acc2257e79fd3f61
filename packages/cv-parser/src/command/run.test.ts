import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { runCommand } from "./run.ts";

const cvText = (name: string) => `${name}
Gardener
${name.split(" ")[0]?.toLowerCase()}@mail.example · +44 20 7946 0000

Experience
Head Gardener, Kew Meadows Ltd
March 2018 – Present
• Keeps nine greenhouses

Education
BSc Horticulture, University of Reading
2014 – 2017
`;

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-command-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Runs the command and gives its exit code with what it wrote. */
async function run(...words: string[]): Promise<{ code: number; out: string; error: string }> {
  let [out, error] = ["", ""];
  const code = await runCommand(words, {
    out: (text) => (out += text),
    error: (text) => (error += text),
    now: () => new Date("2026-11-21T00:00:00Z"),
  });
  return { code, out, error };
}

async function file(name: string, content: string | Uint8Array): Promise<string> {
  const path = join(folder, name);
  await mkdir(join(path, ".."), { recursive: true });
  await writeFile(path, content);
  return path;
}

describe("the command line of the engine", () => {
  test("one CV goes to standard output, and what became of it to standard error", async () => {
    const { code, out, error } = await run("parse", await file("a.txt", cvText("Nkechi Obi")));
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      personal_info: { name: "Nkechi Obi" },
      experiences: [{ company: "Kew Meadows Ltd" }],
      kind: "text",
      evidence: { "/personal_info/name": {} },
    });
    expect(error).toMatch(/^\[1\/1\] a\.txt: 1 page, \d+ values, confidence 0\.\d\d, \d+ ms\n$/);
  });

  test("a folder is read with its folders, each CV to its own place; nothing hidden, nothing else", async () => {
    await file("in/a.txt", cvText("Nkechi Obi"));
    await file("in/deep/b.md", cvText("Teuvo Laine"));
    await file("in/.git/c.txt", cvText("Nobody Here"));
    await file("in/package.json", "{}");
    const out = join(folder, "out");
    const { code, error } = await run("parse", join(folder, "in"), "--out", out);
    expect(code).toBe(0);
    expect((await readdir(out, { recursive: true })).toSorted()).toEqual([
      "a.txt.json",
      "deep",
      join("deep", "b.md.json"),
    ]);
    expect(JSON.parse(await readFile(join(out, "deep", "b.md.json"), "utf8"))).toMatchObject({
      personal_info: { name: "Teuvo Laine" },
    });
    expect(error).toContain("2 read, 0 not read");
  });

  test("--json-resume and --europass write those forms", async () => {
    const input = await file("a.txt", cvText("Nkechi Obi"));
    const resume = await run("parse", input, "--json-resume", "--quiet");
    expect(JSON.parse(resume.out)).toMatchObject({
      basics: { name: "Nkechi Obi" },
      work: [{ name: "Kew Meadows Ltd" }],
    });
    expect(resume.error).toBe("");
    const { code } = await run("parse", input, "--europass", "--out", join(folder, "out"));
    expect(code).toBe(0);
    expect(await readFile(join(folder, "out", "a.txt.xml"), "utf8")).toContain("<Surname>Obi</Surname>");
  });

  test("--jsonl writes a line for each file, and its error for one that cannot be read", async () => {
    await file("in/a.txt", cvText("Nkechi Obi"));
    await file("in/b.pdf", "%PDF-1.4 broken");
    const { code, out, error } = await run("parse", join(folder, "in"), "--jsonl");
    const lines = out
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as { file: string; error?: { code: string } });
    expect(lines.map((line) => [line.file, line.error?.code])).toEqual([
      ["a.txt", undefined],
      ["b.pdf", "corrupt_file"],
    ]);
    expect(code).toBe(1);
    expect(error).toContain("[2/2] b.pdf: corrupt_file: ");
    expect(error).toContain("1 read, 1 not read");
  });

  test("a file that cannot be read has its error in the plain form and no file in the others", async () => {
    const input = await file("b.pdf", "%PDF-1.4 broken");
    const out = join(folder, "out");
    expect((await run("parse", input, "--out", out)).code).toBe(1);
    expect(JSON.parse(await readFile(join(out, "b.pdf.json"), "utf8"))).toMatchObject({
      error: { code: "corrupt_file" },
    });
    expect((await run("parse", input, "--europass", "--out", out)).code).toBe(1);
    expect(await readdir(out)).toEqual(["b.pdf.json"]);
  });

  test.each([
    ["no command", []],
    ["no file", ["parse"]],
    ["an unknown option", ["parse", "a.txt", "--yaml"]],
    ["a file that is not there", ["parse", "/nowhere/a.txt"]],
    ["two forms at once", ["parse", import.meta.filename, "--europass", "--jsonl"]],
    ["several files to standard output", ["parse", import.meta.filename, import.meta.filename]],
    ["two files of one name", ["parse", import.meta.filename, import.meta.filename, "--out", "/nowhere"]],
    ["lines into a folder", ["parse", import.meta.filename, "--jsonl", "--out", "/nowhere"]],
  ])("%s is not understood: exit code 2, how it is called, nothing on standard output", async (_, words) => {
    const { code, out, error } = await run(...words);
    expect([code, out]).toEqual([2, ""]);
    expect(error).toContain("Usage: vitrine-cv parse FILE|FOLDER...");
  });

  test("a folder without a CV is not understood", async () => {
    await mkdir(join(folder, "empty"));
    const { code, error } = await run("parse", join(folder, "empty"), "--jsonl");
    expect(code).toBe(2);
    expect(error).toContain("There is no CV in");
  });

  test("--help says how it is called", async () => {
    const { code, out } = await run("--help");
    expect(code).toBe(0);
    expect(out).toContain("Exit codes: 0 all files were read, 1 some were not, 2 not understood.");
  });

  test("--debug prints the lines in reading order", async () => {
    const { code, out } = await run("parse", await file("a.txt", cvText("Nkechi Obi")), "--debug");
    expect(code).toBe(0);
    expect(out).toContain("Head Gardener, Kew Meadows Ltd");
  });
});
