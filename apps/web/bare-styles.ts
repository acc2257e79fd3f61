import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";

const sheet = /\/packages\/templates\/src\/.+\.css\?raw$/;

/** Leaves comments and indents out of the templates' sheets, which come as texts to the frame that draws them. */
export function bareStyles(): Plugin {
  return {
    name: "bare-styles",
    apply: "build",
    enforce: "pre",
    async load(id) {
      if (!sheet.test(id)) return null;
      const css = await readFile(id.slice(0, -"?raw".length), "utf8");
      const bare = css.replace(/\/\*[\s\S]*?\*\//g, "").replace(/\s*\n\s*/g, "\n");
      return `export default ${JSON.stringify(bare)};`;
    },
  };
}
