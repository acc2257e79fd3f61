import { readdir, stat } from "node:fs/promises";
import { basename, extname, join, relative } from "node:path";

/** The call says something that cannot be done; its message says what. */
export class NotUnderstood extends Error {}

/** A file to read, and what its result is called: its name, or its way below the folder that was named. */
export type Input = { file: string; name: string };

/** In a folder only documents are read; a JSON or ZIP file is read where it is named itself. */
const documents = new Set([".pdf", ".docx", ".doc", ".txt", ".md"]);

/**
 * The files that are meant: those named, and the documents at any depth of the folders named, in the order of their
 * names. Hidden files and folders are left out.
 * @throws NotUnderstood when nothing is there under a name, or no document at all
 */
export async function findInputs(names: readonly string[]): Promise<Input[]> {
  const found: Input[] = [];
  for (const name of names) {
    const known = await stat(name).catch(() => null);
    if (known === null) throw new NotUnderstood(`There is no file or folder "${name}".`);
    if (known.isDirectory()) found.push(...(await inFolder(name)));
    else found.push({ file: name, name: basename(name) });
  }
  if (found.length === 0) throw new NotUnderstood(`There is no CV in ${names.join(", ")}.`);
  return found;
}

async function inFolder(folder: string): Promise<Input[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && documents.has(extname(entry.name).toLowerCase()))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ file, name: relative(folder, file) }))
    .filter(({ name }) => !name.split(/[\\/]/).some((part) => part.startsWith(".")))
    .toSorted((first, second) => (first.name < second.name ? -1 : 1));
}

/** The names under which two inputs would be written over each other. */
export function doubledNames(inputs: readonly Input[]): string[] {
  const seen = Map.groupBy(inputs, ({ name }) => name);
  return [...seen].flatMap(([name, same]) => (same.length > 1 ? [name] : []));
}
