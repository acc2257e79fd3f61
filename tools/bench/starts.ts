import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { seconds, type Section } from "./report.ts";

/** Fresh clone to first page with an empty home folder, and the start after that. */
export async function measureStarts(projectDirectory: string): Promise<Section> {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-fresh-"));
  const home = join(folder, "home");
  const clone = join(folder, "clone");
  mkdirSync(home);
  const settings = join(process.env["HOME"] ?? "", ".npmrc");
  if (existsSync(settings)) cpSync(settings, join(home, ".npmrc"));
  try {
    spawnSync("git", ["clone", "--quiet", projectDirectory, clone], { stdio: "inherit" });
    const first = await timeToFirstPage(clone, home);
    const second = await timeToFirstPage(clone, home);
    return {
      title: "Starting",
      how: "`npm run bench -- starts`: `git clone` of the committed state, then `npm start` with an empty home folder (npm's registry settings kept, its cache not) until `/` answers 200; then once more.",
      figures: [
        { name: "fresh clone to first page", value: seconds(first) },
        { name: "second start", value: seconds(second), target: "3 s or less" },
      ],
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function timeToFirstPage(clone: string, home: string): Promise<number> {
  const port = 20_000 + Math.floor(Math.random() * 20_000);
  const path = (process.env["PATH"] ?? "")
    .split(":")
    .filter((entry) => !entry.includes("node_modules"))
    .join(":");
  const begun = performance.now();
  const child = spawn("npm", ["start"], {
    cwd: clone,
    detached: true,
    stdio: "ignore",
    env: { PATH: path, HOME: home, PORT: String(port) },
  });
  try {
    for (;;) {
      if (child.exitCode !== null) throw new Error("npm start ended before the first page.");
      const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => null);
      if (answer?.ok) return performance.now() - begun;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  } finally {
    await stop(child);
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return;
  process.kill(-child.pid, "SIGTERM");
  await once(child, "exit");
}
