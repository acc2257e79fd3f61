import tailwindcss from "@tailwindcss/vite";
import { droppedLetters, pdfFiles } from "@vitrine/cv-parser/vite";
import { outsideTemplates } from "@vitrine/templates/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { bareStyles } from "./bare-styles.ts";
import { chunkGroups, lightStart } from "./chunk-groups.ts";
import { compressAssets } from "./compress-assets.ts";
import { contractAddresses } from "./contract-addresses.ts";
import { developerPages } from "./developer-pages.ts";
import { earlyScripts } from "./early-scripts.ts";
import { inlineFirstPaint } from "./inline-first-paint.ts";
import { lightSchemas } from "./light-schemas.ts";
import { prebuildPages } from "./prebuilt-pages.ts";
import { pureDeclarations } from "./pure-declarations.ts";

const server = process.env["API_SERVER"] ?? "http://127.0.0.1:3000";

/** Hands on with the host that the browser named: by it the server tells its own pages from others. */
const onward = { target: server, changeOrigin: false };

export default defineConfig({
  plugins: [
    outsideTemplates(),
    react(),
    tailwindcss(),
    contractAddresses(),
    pureDeclarations(),
    lightSchemas(),
    bareStyles(),
    lightStart(),
    prebuildPages(),
    earlyScripts(),
    inlineFirstPaint(),
    developerPages(),
    pdfFiles("/reader/"),
    compressAssets(),
  ],
  // Workers are built by themselves: the catalogue in them knows templates from outside as well.
  worker: { format: "es", plugins: () => [outsideTemplates(), droppedLetters()] },
  build: {
    target: "es2023",
    rolldownOptions: {
      input: { index: "index.html", preview: "preview.html" },
      output: { codeSplitting: chunkGroups },
    },
  },
  server: {
    proxy: {
      "/api": onward,
      "/p/": onward,
      "/l/": onward,
      "/media": onward,
      "/site-assets": onward,
      "/report": onward,
      "/developers": onward,
    },
  },
});
