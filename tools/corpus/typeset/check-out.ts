import { spawnSync, execFileSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** A repository that holds more than this is far more than a CV. */
const most = { files: 600, bytes: 60_000_000 };

type Blob = { id: string; size: number; path: string };

/**
 * Lays the newest state of a bare git directory into a fresh folder, fonts and pictures included, and takes out what
 * the list of held-out files refuses. Returns the commit, or null for a repository that is far more than a CV.
 */
export function checkOut(directory: string, folder: string, mayUse: string): string | null {
  const commit = git(directory, "rev-parse", "HEAD").trim();
  const blobs = blobsOf(directory, commit);
  if (blobs.length > most.files || blobs.reduce((sum, { size }) => sum + size, 0) > most.bytes) return null;
  rmSync(folder, { recursive: true, force: true });
  const files = blobs.flatMap((blob) => {
    const file = join(folder, blob.path);
    return file.startsWith(folder) && writeBlob(directory, blob.id, file) ? [file] : [];
  });
  const answer = spawnSync(process.execPath, [mayUse, ...files], { encoding: "utf8", maxBuffer: 1 << 26 }).stdout;
  for (const line of answer.split("\n")) if (line.startsWith("no ")) rmSync(line.slice(4));
  return commit;
}

const git = (directory: string, ...command: string[]): string =>
  execFileSync("git", ["-C", directory, ...command], {
    encoding: "utf8",
    maxBuffer: 1 << 28,
    stdio: ["ignore", "pipe", "ignore"],
  });

/** The plain files of a commit; links, which could lead a program out of the folder, are none. */
function blobsOf(directory: string, commit: string): Blob[] {
  return git(directory, "ls-tree", "-r", "-l", "-z", commit)
    .split("\0")
    .flatMap((row) => {
      const [, id, size, path] = /^100\d+ blob ([0-9a-f]+)\s+(\d+)\t(.*)$/s.exec(row) ?? [];
      return id === undefined || size === undefined || path === undefined ? [] : [{ id, size: Number(size), path }];
    });
}

/** False for what the snapshot lists and does not hold. */
function writeBlob(directory: string, id: string, file: string): boolean {
  const content = spawnSync("git", ["-C", directory, "cat-file", "blob", id], { maxBuffer: 1 << 26 });
  if (content.status !== 0) return false;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content.stdout);
  return true;
}
