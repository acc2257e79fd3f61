import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";
import { readingPart, tellingMore } from "./src/source/pdf/tell-more.ts";

const root = dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json"));
/** Character maps of writings of the East, and faces that PDFs name without bringing them. */
const folders = ["cmaps", "standard_fonts"] as const;

/**
 * Lays what pdf.js asks for while it reads into a build, and serves it while developing.
 * @param at address of the folder, with a slash at both ends: the `pdfFolder` of the reader in the browser
 */
export function pdfFiles(at: `/${string}/`): Plugin {
  return {
    name: "pdf-files",
    generateBundle() {
      for (const name of folders.flatMap(filesOf))
        this.emitFile({ type: "asset", fileName: `${at.slice(1)}${name}`, source: readFileSync(join(root, name)) });
    },
    configureServer({ middlewares }) {
      const known = new Set(folders.flatMap(filesOf));
      middlewares.use((request, response, next) => {
        const name = request.url?.startsWith(at) ? request.url.slice(at.length) : "";
        if (known.has(name)) response.end(readFileSync(join(root, name)));
        else next();
      });
    },
  };
}

/** Lets a build's readers know what pdf.js drops of letters, as those in Node do; belongs to the plugins of workers. */
export function droppedLetters(): Plugin {
  return {
    name: "dropped-letters",
    transform(code, id) {
      return readingPart.test(id) ? { code: tellingMore(code), map: null } : null;
    },
  };
}

function filesOf(folder: string): string[] {
  return readdirSync(join(root, folder)).map((name) => `${folder}/${name}`);
}
