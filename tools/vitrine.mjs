#!/usr/bin/env node
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { realpathSync } from "node:fs";
import { enter } from "./setup/enter.mjs";

const needsBuild = ["start", "web"].includes(process.argv[2] ?? "");

/* `npm run -s vitrine -- COMMAND` and `npx vitrine COMMAND`, from a clone: the program is apps/server/src/command. */
await enter(realpathSync(fileURLToPath(import.meta.url)), {
  needsBuild,
  async run(root) {
    await import(
      pathToFileURL(join(root, "apps", "server", needsBuild ? "dist/command.js" : "src/command/main.ts")).href
    );
  },
});
