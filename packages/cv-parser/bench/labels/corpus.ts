import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { SourceDocument } from "../../src/core/document.ts";
import { readDocument } from "../../src/source/read-document.ts";
import type { Gold } from "../compare.ts";

export type LabelledFile = { name: string; source: SourceDocument; gold: Gold };

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
    const source = await cached(join(folder, "files", name), cache);
    if (source !== null) out.push({ name, source, gold });
  }
  return out;
}

async function cached(path: string, cache: string): Promise<SourceDocument | null> {
  const bytes = readFileSync(path);
  const key = join(cache, `${createHash("sha256").update(bytes).digest("hex")}.json`);
  if (existsSync(key)) return JSON.parse(readFileSync(key, "utf8")) as SourceDocument | null;
  const source = await readDocument(bytes).catch(() => null);
  writeFileSync(key, JSON.stringify(source));
  return source;
}
