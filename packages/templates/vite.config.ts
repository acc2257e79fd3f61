import { cpSync, existsSync, mkdirSync, readdirSync } from "node:fs";
import path from "node:path";
import { defineConfig } from "vite";
import type { Plugin } from "vite";
import { siteScript, siteScriptName } from "./src/kit/site-script.ts";
import { readOutside } from "./src/outside/read-outside.ts";
import { outsideNote, outsideTemplates } from "./vite-outside.ts";

const source = path.join(import.meta.dirname, "src");

/** Adds what no module imports: the script under a hashed name, and the pictures of the templates. */
function siteAssets(): Plugin {
  return {
    name: "site-assets",
    generateBundle() {
      const outside = process.env["TEMPLATES_DIR"] ? path.resolve(process.env["TEMPLATES_DIR"]) : "";
      this.emitFile({ type: "asset", fileName: outsideNote, source: outside });
      this.emitFile({ type: "asset", fileName: `assets/${siteScriptName()}`, source: siteScript });
    },
    writeBundle({ dir = "dist" }) {
      const target = path.join(dir, "assets/previews");
      mkdirSync(target, { recursive: true });
      const outside = readOutside(process.env["TEMPLATES_DIR"]).map(({ folder }) => folder);
      for (const folder of [...readdirSync(source).map((slug) => path.join(source, slug)), ...outside]) {
        for (const size of ["desktop", "tablet", "mobile"]) {
          const picture = path.join(folder, `preview-${size}.webp`);
          if (existsSync(picture)) cpSync(picture, path.join(target, `${path.basename(folder)}-${size}.webp`));
        }
      }
    },
  };
}

/** Builds the server entry, the only one that is used built: Node runs `.ts`, but not `.tsx`. */
export default defineConfig({
  base: "/site-assets/",
  // Built by a test run too, where NODE_ENV would ask for the development form of JSX.
  oxc: { jsx: { runtime: "automatic", development: false } },
  plugins: [outsideTemplates(), siteAssets()],
  // Whole in itself, so that a build that is kept for pinned sites is drawn by the React that it was made with.
  ssr: { noExternal: true },
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  build: {
    ssr: "src/server.ts",
    ssrEmitAssets: true,
    emptyOutDir: true,
    target: "node24",
    cssTarget: "esnext",
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        entryFileNames: "server.js",
        chunkFileNames: "[name]-[hash].js",
        assetFileNames: "assets/[hash][extname]",
      },
    },
  },
});
