import { fileURLToPath } from "node:url";
import { enter } from "./setup/enter.mjs";

/* `npm run build`: what `npm start` builds, for who starts by other means. */
await enter(fileURLToPath(import.meta.url), { needsBuild: true, run: async () => undefined });
