import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

const imported = /(?:from\s*|import\s*\(?\s*)"\.\/([^"]+\.js)"/g;
const manifest = /manifest: \{\s*slug: "([a-z0-9-]+)"/;

/**
 * Names what each template is drawn by: a hash of the built files that it is made of, those that all share included. A
 * change of one template leaves the names of the others as they are.
 * @param folder of the built templates
 */
export async function readTemplateBuilds(folder: string): Promise<(slug: string) => string> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".js"));
  const texts = new Map<string, string>();
  for (const name of names) texts.set(name, await readFile(join(folder, name), "utf8"));
  const entries = new Map<string, string>();
  for (const [name, text] of texts) {
    const slug = manifest.exec(text)?.[1];
    if (slug !== undefined) entries.set(slug, name);
  }
  const ofTemplates = new Set(entries.values());
  const known = new Map<string, string>();

  /** A file and all that it imports, without the other templates. */
  function filesOf(entry: string): string[] {
    const found = new Set([entry]);
    for (const name of found)
      for (const [, next = ""] of (texts.get(name) ?? "").matchAll(imported))
        if (texts.has(next) && !ofTemplates.has(next)) found.add(next);
    return [...found];
  }

  return (slug) => {
    const files = new Set([...filesOf(entries.get(slug) ?? "server.js"), ...filesOf("server.js")]);
    const build = known.get(slug) ?? hashOf([...files].sort(), texts);
    known.set(slug, build);
    return build;
  };
}

function hashOf(names: readonly string[], texts: ReadonlyMap<string, string>): string {
  const hash = createHash("sha256");
  for (const name of names) hash.update(name).update(texts.get(name) ?? "");
  return hash.digest("hex").slice(0, 16);
}
