import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { compressAssets } from "./compress-assets.ts";
import { prerenderLanding } from "./prerender-landing.ts";

const server = process.env["API_SERVER"] ?? "http://127.0.0.1:3000";

export default defineConfig({
  plugins: [react(), tailwindcss(), prerenderLanding(), compressAssets()],
  build: {
    target: "es2023",
    rolldownOptions: { input: { index: "index.html", preview: "preview.html" } },
  },
  server: { proxy: { "/api": server, "/p/": server, "/media": server, "/site-assets": server } },
});
