import { execFileSync } from "node:child_process";
import { existsSync, realpathSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const require = createRequire(import.meta.url);

/** What a reader runs; a build of the server puts its own in this place. */
export const readerProgram = fileURLToPath(new URL("./worker.ts", import.meta.url));

/** Settings that the readers need; secrets of the server stay out of the process that opens strangers' files. */
const passedOn = ["PATH", "NODE_ENV", "LANG", "TZ", "SystemRoot"];

/** How a reader is started: what `fork` is given. */
export type ReaderCommand = { execPath: string; execArgv: string[]; env: Record<string, string> };

/**
 * The command of a reader that can read its own code and data and nothing else, cannot write, cannot start programs,
 * and on Linux, where that is allowed, has no network.
 */
export function readerCommand(heapMb: number): ReaderCommand {
  const node = [
    `--max-old-space-size=${heapMb}`,
    "--permission",
    ...ownFolders().map((folder) => `--allow-fs-read=${folder}`),
    // The canvas is native code; recognising pictures runs in threads.
    "--allow-addons",
    "--allow-worker",
  ];
  const env = Object.fromEntries(
    passedOn.flatMap((name) => {
      const value = process.env[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
  const apart = networkApart();
  return apart
    ? { execPath: apart.command, execArgv: [...apart.flags, "--", process.execPath, ...node], env }
    : { execPath: process.execPath, execArgv: node, env };
}

let folders: string[] | undefined;

/** The program, this package, the model, and the folders that hold what they depend on. */
function ownFolders(): string[] {
  if (folders) return folders;
  const packages = [
    dirname(readerProgram),
    join(import.meta.dirname, "../.."),
    join(dirname(require.resolve("@vitrine/model")), ".."),
  ];
  const installed = (require.resolve.paths("pdfjs-dist") ?? []).filter((folder) => existsSync(folder));
  folders = [...new Set([...packages, ...installed].flatMap((folder) => [folder, realpathSync(folder)]))];
  return folders;
}

type Apart = { command: string; flags: string[] };

let foundApart: Apart | null | undefined;

/** A program that starts others in a network of their own; null where there is none, or the system forbids it. */
export function networkApart(): Apart | null {
  if (foundApart !== undefined) return foundApart;
  const ways = process.platform === "linux" ? [["--net"], ["--map-root-user", "--net"]] : [];
  const flags = ways.find((way) => works("unshare", [...way, "--", "true"]));
  foundApart = flags ? { command: "unshare", flags } : null;
  return foundApart;
}

function works(command: string, args: string[]): boolean {
  try {
    execFileSync(command, args, { stdio: "ignore", timeout: 5000 });
    return true;
  } catch {
    return false;
  }
}
