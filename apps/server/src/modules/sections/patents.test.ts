import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { extractText } from "@vitrine/cv-parser";
import { afterAll, expect, test } from "vitest";

/*
 * The test of the design (docs/guides/add-a-section.md): a kind is one folder and one line. A copy of the product gets
 * both, and the kind is followed through model, calls, page, CV files and export.
 */
const root = fileURLToPath(new URL("../../../../../", import.meta.url));
const copy = mkdtempSync(join(tmpdir(), "vitrine-patents-"));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const kind = `import { dateText, defineKind, recordOf, textOf } from "../define-kind.ts";

export const patentsKind = defineKind({
  name: "patents",
  one: "patent",
  icon: "hash",
  purpose: "What you invented.",
  lineField: "title",
  titles: { en: "Patents", de: "Patente" },
  form: [
    { kind: "text", key: "title", label: "Title", max: 255, required: "Title is required" },
    { kind: "text", key: "number", label: "Number", max: 60, half: true },
    { kind: "text", key: "date", label: "Date", max: 120, half: true },
  ],
  record: (fields) =>
    recordOf({ title: textOf(fields, "title"), under: [textOf(fields, "number")], dates: dateText(textOf(fields, "date")) }),
});
`;

/** The workspaces that the server is made of, with packages and built files left where they are. */
function makeCopy(): void {
  const isLeftOut = (path: string) => /\/(?:node_modules|dist|bench|gate)(?:\/|$)|\.(?:test\.tsx?|webp)$/.test(path);
  for (const workspace of [
    "packages/model",
    "packages/contract",
    "packages/cv-parser",
    "packages/templates",
    "apps/server",
  ]) {
    const from = join(root, workspace);
    cpSync(from, join(copy, workspace), {
      recursive: true,
      filter: (path) => !isLeftOut(path.slice(from.length)),
    });
  }
  for (const name of ["package.json", "tsconfig.base.json", "tsconfig.browser.json"])
    cpSync(join(root, name), join(copy, name));
  mkdirSync(join(copy, "node_modules/@vitrine"), { recursive: true });
  for (const name of readdirSync(join(root, "node_modules"))) {
    if (name !== "@vitrine") symlinkSync(join(root, "node_modules", name), join(copy, "node_modules", name));
  }
  for (const name of ["model", "contract", "cv-parser", "templates"]) {
    symlinkSync(join(copy, "packages", name), join(copy, "node_modules/@vitrine", name));
  }
}

/** One folder and one line. */
function addKind(): void {
  const sections = join(copy, "packages/model/src/sections");
  mkdirSync(join(sections, "patents"));
  writeFileSync(join(sections, "patents/kind.ts"), kind);
  const list = readFileSync(join(sections, "kinds.ts"), "utf8");
  const named = `import { patentsKind } from "./patents/kind.ts";\n${list.replace("  awardsKind,\n", "  awardsKind,\n  patentsKind,\n")}`;
  writeFileSync(join(sections, "kinds.ts"), named);
}

test(
  "a kind that is one folder and one line is in model, calls, page, PDF, Word file, export and import from a CV",
  { timeout: 120_000 },
  async () => {
    makeCopy();
    addKind();
    const run = promisify(execFile);
    await run(process.execPath, [join(root, "node_modules/vite/bin/vite.js"), "build"], {
      cwd: join(copy, "packages/templates"),
    });
    const out = join(copy, "out");
    const journey = join(copy, relative(root, fileURLToPath(new URL("./testing/patents-journey.ts", import.meta.url))));
    await run(process.execPath, [journey, out], { cwd: join(copy, "apps/server") });

    const report = JSON.parse(readFileSync(`${out}.json`, "utf8")) as Record<string, unknown>;
    const fields = { title: "A quieter bridge", number: "EP 4711", date: "2024" };
    expect(report).toMatchObject({
      label: "Patents",
      errors: { "fields.title": ["Title is required"] },
      entries: [{ kind: "patents", fields, visible: true, position: 1, problem: null }],
      site: [{ kind: "patents", entries: [{ fields }] }],
      json: expect.arrayContaining([
        expect.objectContaining({ kind: "patents", entries: [expect.objectContaining({ fields })] }),
      ]),
      fromCv: [
        {
          title: "Patents",
          entries: [
            { title: "EP 4711: A quieter bridge", number: "", date: "2024" },
            { title: "EP 4712: A longer bridge", number: "", date: "2021" },
          ],
        },
      ],
    });
    for (const words of ["Patents", "A quieter bridge", "EP 4711", "2024"]) expect(report["page"]).toContain(words);
    for (const format of ["pdf", "docx"]) {
      const { text } = await extractText(readFileSync(`${out}.${format}`));
      expect(text, format).toContain("A quieter bridge");
    }
  },
);
