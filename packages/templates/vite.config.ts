import { cpSync, existsSync, mkdirSync, readdirSync } from "node:fs";
import path from "node:path";
import { defineConfig } from "vite";
import type { Plugin } from "vite";
import { siteScript, siteScriptName } from "./src/kit/site-script.ts";

const source = path.join(import.meta.dirname, "src");

/** Adds what no module imports: the script under a hashed name, and the pictures of the templates. */
function siteAssets(): Plugin {
  return {
    name: "site-assets",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: `assets/${siteScriptName()}`, source: siteScript });
    },
    writeBundle({ dir = "dist" }) {
      const target = path.join(dir, "assets/previews");
      mkdirSync(target, { recursive: true });
      for (const slug of readdirSync(source)) {
        for (const size of ["desktop", "tablet", "mobile"]) {
          const picture = path.join(source, slug, `preview-${size}.webp`);
          if (existsSync(picture)) cpSync(picture, path.join(target, `${slug}-${size}.webp`));
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
  plugins: [siteAssets()],
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
