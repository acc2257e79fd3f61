import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

type Lock = { packages: Record<string, { dev?: boolean }> };

/** What the image has of the product: what git knows of it, what was built, and packages that it runs with. */
const built = ["apps/web/dist", "packages/templates/dist"];

/**
 * A tree as the Containerfile makes it of an installed one, in a folder of its own, so that nothing is found in the
 * tree around it. Files are shared with the installed tree where the disk can: taking them out of the one leaves the
 * other as it is.
 */
export function makePrunedTree(project: string): { tree: string; megabytes: number; remove: () => void } {
  const tree = mkdtempSync(join(tmpdir(), "vitrine-image-"));
  const copy = (path: string) => {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    execFileSync("sh", [
      "-c",
      'cp -al "$1" "$2" 2>/dev/null || cp -a "$1" "$2"',
      "sh",
      join(project, path),
      join(tree, path),
    ]);
  };
  const known = execFileSync("git", ["ls-files", "-z", "apps", "packages", "deploy", "package.json"], {
    cwd: project,
    encoding: "utf8",
  });
  for (const folder of new Set(known.split("\0").filter(Boolean).map(dirname)))
    mkdirSync(join(tree, folder), { recursive: true });
  execFileSync("xargs", ["-0", "cp", "-a", "--parents", "-t", tree], { cwd: project, input: known });
  for (const path of [...built, "node_modules"]) copy(path);
  for (const kept of [".cache", ".vite", ".vitest"])
    rmSync(join(tree, "node_modules", kept), { recursive: true, force: true });
  const { packages } = JSON.parse(readFileSync(join(project, "package-lock.json"), "utf8")) as Lock;
  for (const [path, { dev }] of Object.entries(packages))
    if (dev) rmSync(join(tree, path), { recursive: true, force: true });
  execFileSync("sh", [join(project, "deploy/prune-image.sh"), tree]);
  const kilobytes = Number(execFileSync("du", ["-sk", tree], { encoding: "utf8" }).split("\t")[0]);
  return { tree, megabytes: kilobytes / 1024, remove: () => rmSync(tree, { recursive: true, force: true }) };
}
