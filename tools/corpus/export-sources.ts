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
  /(?:^|\/)(?:node_modules|\.github|dist|test|fonts?|fontawesome\d*|academicons|vendor)\/|package-lock\.json|tsconfig|cover.?letter|motivation|anschreiben|(?:README|LICEN[SC]E|CHANGELOG|CONTRIBUTING)/i;
const largest = 3_000_000;

type TreeEntry = { blob: string; size: number; path: string };

const git = (directory: string, ...command: string[]): string =>
  execFileSync("git", ["-C", directory, ...command], {
    encoding: "utf8",
    maxBuffer: 1 << 28,
    stdio: ["ignore", "pipe", "ignore"],
  });

function listTree(directory: string, commit: string): TreeEntry[] {
  const entries = git(directory, "ls-tree", "-r", "-l", "-z", commit)
    .split("\0")
    .flatMap((row) => {
      const match = /^\d+ blob ([0-9a-f]+)\s+(\d+)\t(.*)$/s.exec(row);
      return match ? [{ blob: match[1] ?? "", size: Number(match[2]), path: match[3] ?? "" }] : [];
    })
    .filter(({ path, size }) => wanted.test(path) && !unwanted.test(path) && size < largest);
  return entries.length > 300 ? [] : entries;
}

/** The commits at which printed files were last written, the newest first: there the sources fit them best. */
function printCommits(directory: string): string[] {
  const seen = new Map<string, string>();
  let commit = "";
  for (const line of git(
    directory,
    "log",
    "--diff-filter=AM",
    "--name-only",
    "--format=@%H",
    "HEAD",
    "--",
    "*.pdf",
    "*.docx",
  ).split("\n")) {
    if (line.startsWith("@")) commit = line.slice(1);
    else if (line !== "" && !unwanted.test(line) && !seen.has(line)) seen.set(line, commit);
  }
  return [...new Set(seen.values())].slice(0, 3);
}

/** Writes the files of one commit; returns their paths. */
function exportCommit(directory: string, folder: string, commit: string): string[] {
  const entries = listTree(directory, commit);
  if (
    !entries.some(({ path }) => /\.(?:pdf|docx)$/i.test(path)) &&
    !entries.some(({ path }) => /\.(?:tex|json|ya?ml|typ)$/i.test(path))
  )
    return [];
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
  writeFileSync(join(folder, ".commit"), commit);
  return files;
}

/** Writes one repository's newest files, and those of older commits that printed something; returns the counts. */
function exportRepository(directory: string, folder: string, mayUse: string): { written: number; refused: number } {
  const head = git(directory, "rev-parse", "HEAD").trim();
  const files = exportCommit(directory, folder, head);
  for (const commit of printCommits(directory).filter((each) => each !== head)) {
    files.push(...exportCommit(directory, join(folder, ".at", commit.slice(0, 12)), commit));
  }
  const answer = spawnSync(process.execPath, [mayUse, ...files], { encoding: "utf8", maxBuffer: 1 << 26 }).stdout;
  const refused = answer
    .split("\n")
    .filter((line) => line.startsWith("no "))
    .map((line) => line.slice(4));
  for (const file of refused) rmSync(file);
  return { written: files.length - refused.length, refused: refused.length };
}

const { values } = parseArgs({
  options: { mirrors: { type: "string" }, raw: { type: "string" }, "may-use": { type: "string" } },
});
const { mirrors, raw, "may-use": mayUse } = values;
if (mirrors === undefined || raw === undefined || mayUse === undefined)
  throw new Error("Usage: --mirrors DIR --raw DIR --may-use PROGRAM");
for (const name of readdirSync(mirrors)
  .filter((each) => each.includes("+"))
  .toSorted()) {
  const directory = [join(mirrors, name, "repo", ".git"), join(mirrors, name, "repo")].find((each) =>
    existsSync(join(each, "HEAD")),
  );
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
