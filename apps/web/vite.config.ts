import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { compressAssets } from "./compress-assets.ts";

const server = process.env["API_SERVER"] ?? "http://127.0.0.1:3000";

/** Writes `.br` and `.gz` beside every text file, so that the server never compresses while it answers. */
function precompress(): Plugin {
  return {
    name: "vitrine:precompress",
    apply: "build",
    enforce: "post",
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        const source = file.type === "chunk" ? file.code : file.source;
        const isText = /\.(?:js|css|svg|json)$/.test(file.fileName);
        if (!isText || source.length < 1024) continue;
        const bytes = Buffer.from(source);
        const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
        this.emitFile({
          type: "asset",
          fileName: `${file.fileName}.br`,
          source: brotliCompressSync(bytes, { params }),
        });
        this.emitFile({ type: "asset", fileName: `${file.fileName}.gz`, source: gzipSync(bytes, { level: 9 }) });
      }
    },
  };
}

export default defineConfig({
  plugins: [react(), tailwindcss(), compressAssets()],
  build: {
    target: "es2023",
    rolldownOptions: { input: { index: "index.html", preview: "preview.html" } },
  },
  server: { proxy: { "/api": server, "/p/": server, "/media": server, "/site-assets": server } },
});
