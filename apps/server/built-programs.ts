import { dirname, join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "../..");

/** Programs and threads, each begun by the address of its file: their names in a build, and their sources. */
export const programs: Readonly<Record<string, string>> = {
  main: "apps/server/src/main.ts",
  command: "apps/server/src/command/main.ts",
  reader: "packages/cv-parser/src/worker/worker.ts",
  "card-thread": "apps/server/src/modules/publishing/card/card-thread.ts",
  "cleaning-thread": "apps/server/src/modules/blog/cleaning-thread.ts",
  "drawing-thread": "apps/server/src/modules/exports/document/drawing-thread.ts",
  "hashing-thread": "apps/server/src/modules/auth/hashing-thread.ts",
  "rendering-thread": "apps/server/src/modules/publishing/rendering-thread.ts",
};

const nameAt = new Map(Object.entries(programs).map(([name, path]) => [join(root, path), name]));
const address = /new URL\("(\.[^"]+\.ts)",\s*import\.meta\.url\)/g;

/**
 * Source code in which addresses of programs and threads are those of a build.
 * @param id the file that the code is from
 * @param addressOf writes the address of a program by its name in the build
 */
export function withBuiltPrograms(code: string, id: string, addressOf: (name: string) => string): string {
  return code.replace(address, (whole, path: string) => {
    const name = nameAt.get(join(dirname(id), path));
    return name ? addressOf(name) : whole;
  });
}
