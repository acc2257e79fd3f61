import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** A public list of names: where it lies, at which version, under which licence, and the checksum of what is read of it. */
export type NameList = {
  id: string;
  what: string;
  licence: string;
  /** A pattern for the paths of the files that are read. */
  paths: string;
  sha256: string;
} & ({ repository: string; commit: string } | { package: string; version: string });

/** One file of a list. */
export type ListFile = { path: string; text: string; bytes: Buffer };

/** Folders with bare git directories named owner+name, and with unpacked packages named as npm packs them. */
export type Places = { mirrors: string; packages: string };

/**
 * Reads the files of a list in the order of their paths, and gives their checksum.
 * @throws when the repository or package is not there
 */
export function readList(list: NameList, places: Places): { files: ListFile[]; sha256: string } {
  const pattern = new RegExp(list.paths);
  const raw = "repository" in list ? gitFiles(list, places, pattern) : packedFiles(list, places, pattern);
  const hash = createHash("sha256");
  for (const { path, bytes } of raw) hash.update(path).update(bytes);
  return { files: raw.map((file) => ({ ...file, text: file.bytes.toString("utf8") })), sha256: hash.digest("hex") };
}

type RawFile = { path: string; bytes: Buffer };
const most = 1 << 30;

function gitFiles(list: NameList & { repository: string; commit: string }, { mirrors }: Places, pattern: RegExp) {
  const folder = join(mirrors, list.repository.replace("/", "+"));
  const directory = existsSync(join(folder, "repo")) ? join(folder, "repo") : folder;
  const git = (command: string[], input?: string): Buffer =>
    execFileSync("git", ["-C", directory, ...command], { maxBuffer: most, input });
  const entries = git(["ls-tree", "-r", "-z", list.commit])
    .toString("utf8")
    .split("\0")
    .flatMap((row) => {
      const match = /^\d+ blob ([0-9a-f]+)\t(.*)$/s.exec(row);
      return match !== null && pattern.test(match[2] ?? "") ? [{ blob: match[1] ?? "", path: match[2] ?? "" }] : [];
    });
  const out = git(["cat-file", "--batch"], entries.map(({ blob }) => `${blob}\n`).join(""));
  let at = 0;
  return entries.map(({ path }): RawFile => {
    const end = out.indexOf("\n", at);
    const size = Number(out.toString("utf8", at, end).split(" ")[2]);
    const bytes = out.subarray(end + 1, end + 1 + size);
    at = end + size + 2;
    return { path, bytes };
  });
}

function packedFiles(
  list: NameList & { package: string; version: string },
  { packages }: Places,
  pattern: RegExp,
): RawFile[] {
  const folder = packageFolder(list, packages);
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => pattern.test(path))
    .toSorted()
    .map((path) => ({ path, bytes: readFileSync(join(folder, path)) }));
}

/** Where an unpacked package lies: "@scope/name" 1.2.3 in "scope-name-1.2.3". */
export function packageFolder(list: { package: string; version: string }, packages: string): string {
  return join(packages, `${list.package.replace("@", "").replace("/", "-")}-${list.version}`);
}
