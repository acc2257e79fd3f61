import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const firstScript = '<script src="/first-paint.js"></script>';

/**
 * Writes `first-paint.js` into the pages that begin with it: as a file of its own it costs a slow line one way there and
 * back before anything else is asked for. The server names its hash in the policy of these pages.
 */
export function inlineFirstPaint(): Plugin {
  return {
    name: "inline-first-paint",
    apply: "build",
    enforce: "post",
    generateBundle(_options, bundle) {
      const source = readFileSync(join(import.meta.dirname, "public/first-paint.js"), "utf8");
      const script = `<script>${bare(source)}</script>`;
      for (const file of Object.values(bundle)) {
        if (file.type !== "asset" || !file.fileName.endsWith(".html")) continue;
        const html = typeof file.source === "string" ? file.source : new TextDecoder().decode(file.source);
        file.source = html.replace(firstScript, () => script);
      }
    },
  };
}

/** Without comments and indents. */
function bare(source: string): string {
  return source
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("//"))
    .join("\n");
}
