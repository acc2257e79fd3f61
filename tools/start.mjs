import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { ensureBuilt } from "./setup/build.mjs";
import { ensureDependencies } from "./setup/dependencies.mjs";
import { rerunOnRuntime } from "./setup/runtime.mjs";

/*
 * `npm start`: brings a fresh clone, or one that changed, to a running server. Any Node from 20 on may begin it;
 * the server itself then lives in this process when it already runs on the right Node, else in one child.
 */
const self = fileURLToPath(import.meta.url);
const root = dirname(dirname(self));

try {
  await ensureDependencies(root);
  const code = await rerunOnRuntime(root, self);
  if (code === undefined) await serve();
  else process.exitCode = code;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function serve() {
  await ensureBuilt(root);
  stopWithParent();
  process.env["NODE_ENV"] ??= "production";
  const main = join(root, "apps", "server", "src", "main.ts");
  process.argv[1] = main;
  await import(pathToFileURL(main).href);
}

/** When the process that began the start is killed outright, no signal arrives; the broken channel tells. */
function stopWithParent() {
  if (!process.channel) return;
  process.on("disconnect", () => process.kill(process.pid, "SIGTERM"));
  process.channel.unref();
}
