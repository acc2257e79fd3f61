import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import type { OpenApi } from "./developer-pages/document.ts";
import { developerPages as pagesOf } from "./developer-pages/pages.ts";

/** The printed document; a static check holds it to the contract. */
const printed = new URL("../../docs/openapi.json", import.meta.url);

/** Lays the OpenAPI document and its pages into the build, from where the server sends them (decision 033). */
export function developerPages(): Plugin {
  return {
    name: "developer-pages",
    apply: "build",
    generateBundle() {
      const document = JSON.parse(readFileSync(printed, "utf8")) as OpenApi;
      this.emitFile({ type: "asset", fileName: "openapi.json", source: JSON.stringify(document) });
      for (const [fileName, source] of pagesOf(document)) this.emitFile({ type: "asset", fileName, source });
    },
  };
}
