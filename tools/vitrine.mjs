#!/usr/bin/env node
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { realpathSync } from "node:fs";
import { enter } from "./setup/enter.mjs";

/* `npm run -s vitrine -- COMMAND` and `npx vitrine COMMAND`, from a clone: the program is apps/server/src/command. */
await enter(realpathSync(fileURLToPath(import.meta.url)), {
  needsBuild: ["start", "web"].includes(process.argv[2] ?? ""),
  async run(root) {
    await import(pathToFileURL(join(root, "apps", "server", "src", "command", "main.ts")).href);
  },
});
