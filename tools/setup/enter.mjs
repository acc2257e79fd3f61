import { dirname } from "node:path";
import { ensureBuilt } from "./build.mjs";
import { ensureDependencies } from "./dependencies.mjs";
import { rerunOnRuntime } from "./runtime.mjs";

/**
 * Brings a fresh clone, or one that changed, to where a program of it can run: dependencies, the right Node, the
 * build. Any Node from 20 on may begin; the program then lives in this process when it already runs on the right
 * Node, else in one child.
 * @param {string} script the program's own path; it lies in `tools`
 * @param {{ needsBuild: boolean, run: (root: string) => Promise<void> }} program
 */
export async function enter(script, { needsBuild, run }) {
  const root = dirname(dirname(script));
  try {
    await ensureDependencies(root);
    const code = await rerunOnRuntime(root, script);
    if (code !== undefined) {
      process.exitCode = code;
      return;
    }
    if (needsBuild) await ensureBuilt(root);
    stopWithParent();
    await run(root);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/** When the process that began the start is killed outright, no signal arrives; the broken channel tells. */
function stopWithParent() {
  if (!process.channel) return;
  process.on("disconnect", () => process.kill(process.pid, "SIGTERM"));
  process.channel.unref();
}
