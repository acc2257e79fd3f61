/*
 * Takes the sources and the printed files of CVs out of bare git directories:
 *   node tools/corpus/export-sources.ts --mirrors DIR --raw DIR --may-use PROGRAM
 * A directory is named owner+name. Files that the program refuses are deleted before anything reads them.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";

const wanted = /\.(?:pdf|docx|tex|cls|sty|bib|json|ya?ml|typ|toml|md|html?)$/i;
const unwanted =
  /(?:^|\/)(?:node_modules|\.github|dist|test|fonts?|fontawesome\d*|academicons|vendor)\/|package(?:-lock)?\.json|tsconfig|cover.?letter|motivation|anschreiben|(?:README|LICEN[SC]E|CHANGELOG|CONTRIBUTING)/i;
const largest = 3_000_000;

type TreeEntry = { blob: string; size: number; path: string };

function listTree(directory: string): TreeEntry[] {
  const rows = execFileSync("git", ["-C", directory, "ls-tree", "-r", "-l", "-z", "HEAD"], { maxBuffer: 1 << 28 });
  return rows
    .toString("utf8")
    .split("\0")
    .flatMap((row) => {
      const match = /^\d+ blob ([0-9a-f]+)\s+(\d+)\t(.*)$/s.exec(row);
      return match ? [{ blob: match[1] ?? "", size: Number(match[2]), path: match[3] ?? "" }] : [];
    });
}

/** Writes one repository's files; returns how many there are and how many were refused. */
function exportRepository(directory: string, folder: string, mayUse: string): { written: number; refused: number } {
  const entries = listTree(directory).filter(({ path, size }) => wanted.test(path) && !unwanted.test(path) && size < largest);
  const hasPrint = entries.some(({ path }) => /\.(?:pdf|docx)$/i.test(path));
  if (!hasPrint || entries.length > 300) return { written: 0, refused: 0 };
  const files: string[] = [];
  for (const { blob, path } of entries) {
    const file = join(folder, path);
    if (!file.startsWith(folder)) continue;
    const content = spawnSync("git", ["-C", directory, "cat-file", "blob", blob], { maxBuffer: 1 << 26 });
    if (content.status !== 0) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content.stdout);
    files.push(file);
  }
  const answer = spawnSync("node", [mayUse, ...files], { encoding: "utf8", maxBuffer: 1 << 26 }).stdout;
  const refused = answer.split("\n").filter((line) => line.startsWith("no ")).map((line) => line.slice(4));
  for (const file of refused) rmSync(file);
  writeFileSync(join(folder, ".commit"), execFileSync("git", ["-C", directory, "rev-parse", "HEAD"], { encoding: "utf8" }).trim());
  return { written: files.length - refused.length, refused: refused.length };
}

const { values } = parseArgs({ options: { mirrors: { type: "string" }, raw: { type: "string" }, "may-use": { type: "string" } } });
const { mirrors, raw, "may-use": mayUse } = values;
if (mirrors === undefined || raw === undefined || mayUse === undefined) throw new Error("Usage: --mirrors DIR --raw DIR --may-use PROGRAM");
for (const name of readdirSync(mirrors).filter((each) => each.includes("+")).toSorted()) {
  const directory = [join(mirrors, name, "repo", ".git"), join(mirrors, name, "repo")].find((each) => existsSync(join(each, "HEAD")));
  const folder = join(raw, name);
  if (directory === undefined || existsSync(folder)) continue;
  mkdirSync(folder, { recursive: true });
  try {
    const { written, refused } = exportRepository(directory, folder, mayUse);
    process.stdout.write(`${name} ${written}${refused > 0 ? ` refused ${refused}` : ""}\n`);
  } catch (error) {
    process.stdout.write(`${name} failed: ${error instanceof Error ? error.message.slice(0, 100) : String(error)}\n`);
  }
}
