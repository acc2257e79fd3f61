import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { enter } from "./setup/enter.mjs";

/* `npm start`: brings a fresh clone, or one that changed, to a running server. */
await enter(fileURLToPath(import.meta.url), {
  needsBuild: true,
  async run(root) {
    process.env["NODE_ENV"] ??= "production";
    const main = join(root, "apps", "server", "dist", "main.js");
    process.argv[1] = main;
    await import(pathToFileURL(main).href);
  },
});
