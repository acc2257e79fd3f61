import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

const starter = join(import.meta.dirname, "../starter");
const project = join(import.meta.dirname, "../../..");

/**
 * Begins a template in a folder outside of the project: a plain one that draws everything and passes the gate.
 * @param options.directory where it is put, in a folder named by its slug
 * @returns {string} the new folder
 * @throws {Error} when the slug cannot be one, is one of the project's, or the folder is there already
 */
export function newTemplate({ directory, slug }: { directory: string; slug: string }): string {
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug)) throw new Error(`The slug "${slug}" is not kebab-case.`);
  if (existsSync(join(import.meta.dirname, "../src", slug)))
    throw new Error(`The project has a template "${slug}" already.`);
  const folder = join(resolve(directory), slug);
  if (existsSync(folder)) throw new Error(`${folder} is there already.`);
  cpSync(starter, folder, { recursive: true });
  const name = slug.replaceAll("-", " ").replace(/^./, (letter) => letter.toUpperCase());
  replaceIn(join(folder, "manifest.json"), { SLUG: slug, NAME: name });
  for (const file of readdirSync(folder)) replaceIn(join(folder, file), { '"../src/': '"@vitrine/templates/' });
  writeFileSync(join(folder, "tsconfig.json"), `${JSON.stringify(compilerOptions(resolve(project)), null, 2)}\n`);
  return folder;
}

/** Where an editor finds the types of the kit and of what it stands on. */
const compilerOptions = (root: string) => ({
  compilerOptions: {
    target: "ES2024",
    module: "ESNext",
    moduleResolution: "Bundler",
    lib: ["ES2024", "DOM", "DOM.Iterable"],
    jsx: "react-jsx",
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    typeRoots: [`${root}/node_modules/@types`],
    types: [`${root}/node_modules/vite/client`, "node"],
    paths: {
      "@vitrine/templates/*": [`${root}/packages/templates/src/*`],
      "react/*": [`${root}/node_modules/@types/react/*`],
      "*": [`${root}/node_modules/*`, `${root}/node_modules/@types/*`],
    },
  },
});

function replaceIn(file: string, words: Readonly<Record<string, string>>): void {
  let text = readFileSync(file, "utf8");
  for (const [mark, word] of Object.entries(words)) text = text.replaceAll(mark, word);
  writeFileSync(file, text);
}
