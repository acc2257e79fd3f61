import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

const imported = /(?:from\s*|import\s*\(?\s*)"\.\/([^"]+\.js)"/g;
const manifest = /manifest: \{\s*slug: "([a-z0-9-]+)"/;

/** A built file's text by its name. */
export type BuiltFiles = ReadonlyMap<string, string>;
/** What a template is drawn by: the files, and what they are called together. */
export type TemplateBuild = { version: string; files: BuiltFiles };

/**
 * Names what each template is drawn by: a hash of the built files that it is made of, those that all share included. A
 * change of one template leaves the names of the others as they are.
 * @param folder of the built templates
 */
export async function readTemplateBuilds(folder: string): Promise<(slug: string) => TemplateBuild> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".js"));
  const texts = new Map<string, string>();
  for (const name of names) texts.set(name, await readFile(join(folder, name), "utf8"));
  const entries = new Map<string, string>();
  for (const [name, text] of texts) {
    const slug = manifest.exec(text)?.[1];
    if (slug !== undefined) entries.set(slug, name);
  }
  const ofTemplates = new Set(entries.values());
  const known = new Map<string, TemplateBuild>();

  /** A file and all that it imports, without the other templates. */
  function filesOf(entry: string): string[] {
    const found = new Set([entry]);
    for (const name of found)
      for (const [, next = ""] of (texts.get(name) ?? "").matchAll(imported))
        if (texts.has(next) && !ofTemplates.has(next)) found.add(next);
    return [...found];
  }

  return (slug) => {
    const found = known.get(slug);
    if (found) return found;
    const names = new Set([...filesOf(entries.get(slug) ?? "server.js"), ...filesOf("server.js")]);
    const files = new Map([...names].sort().map((name) => [name, texts.get(name) ?? ""]));
    const build = { version: versionOf(files), files };
    known.set(slug, build);
    return build;
  };
}

/** The name of files that draw a template: long enough to know them by, wherever they were kept. */
export function versionOf(files: BuiltFiles): string {
  const hash = createHash("sha256");
  for (const [name, text] of files) hash.update(JSON.stringify([name, text]));
  return hash.digest("hex").slice(0, 40);
}
