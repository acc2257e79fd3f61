import { execFileSync } from "node:child_process";

const git = (directory: string, ...command: string[]): string =>
  execFileSync("git", [`--git-dir=${directory}`, ...command], { encoding: "utf8", maxBuffer: 1 << 28 });

/** Paths of a bare git directory that match, in their order. */
export const filesOf = (directory: string, wanted: RegExp): string[] =>
  git(directory, "ls-tree", "--name-only", "HEAD")
    .split("\n")
    .filter((path) => wanted.test(path));

/** The text of one file. */
export const textOf = (directory: string, path: string): string => git(directory, "show", `HEAD:${path}`);
