import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { SourceDocument } from "../../src/core/document.ts";
import { readDocument } from "../../src/source/read-document.ts";
import type { Gold } from "../compare.ts";
import { sha256 } from "./recipe.ts";

/** A file as a reader gave it, the checksum of its bytes, and its label. */
export type LabelledFile = { name: string; digest: string; source: SourceDocument; gold: Gold };

/**
 * Reads the files of a folder that have labels beside them. What the readers give is kept in `cache`, because pictures
 * take seconds each; a file that no reader opens is left out. With `ids` only files whose names begin with one are opened.
 */
export async function readSet(
  folder: string,
  { cache, ids = null }: { cache: string; ids?: ReadonlySet<string> | null },
): Promise<LabelledFile[]> {
  mkdirSync(cache, { recursive: true });
  const out: LabelledFile[] = [];
  for (const file of readdirSync(join(folder, "gold")).toSorted()) {
    const name = file.replace(/\.json$/, "");
    const [id = ""] = name.split(".");
    if (!file.endsWith(".json") || file === "manifest.json" || ids?.has(id) === false) continue;
    const gold = JSON.parse(readFileSync(join(folder, "gold", file), "utf8")) as Gold;
    const { digest, source } = await cached(join(folder, "files", name), cache);
    if (source !== null) out.push({ name, digest, source, gold });
  }
  return out;
}

async function cached(path: string, cache: string): Promise<{ digest: string; source: SourceDocument | null }> {
  const bytes = readFileSync(path);
  const digest = sha256(bytes);
  const key = join(cache, `${digest}.json`);
  if (existsSync(key)) return { digest, source: JSON.parse(readFileSync(key, "utf8")) as SourceDocument | null };
  const source = await readDocument(bytes).catch(() => null);
  writeFileSync(key, JSON.stringify(source));
  return { digest, source };
}
