import { existsSync, readFileSync, readdirSync } from "node:fs";
import { basename, extname, join, relative } from "node:path";
import type { LabelledSource } from "../label/gold.ts";
import { labelTex } from "../tex/label-source.ts";
import { labelJsonResume } from "./json-resume.ts";
import { labelRenderCv } from "./rendercv.ts";
import { labelTypst } from "./typst.ts";
import { parseYaml } from "./yaml.ts";

/** A source that may be the one of a printed file; `create` reads it anew, for the page decides what of it stays. */
export type NamedSource = { path: string; create: () => LabelledSource };

/** The folder in which a repository's TeX sources were printed anew. */
const typesetFolder = ".set";

/** True for a state whose prints were made by us from the sources beside them. */
export const isTypeset = (folder: string): boolean => basename(folder) === typesetFolder;

/** The states of a repository that were taken out: the newest, those in which something was printed, and our own prints. */
export function statesOf(folder: string): string[] {
  const older = join(folder, ".at");
  const typeset = join(folder, typesetFolder);
  return [
    folder,
    ...(existsSync(join(typeset, ".commit")) ? [typeset] : []),
    ...(existsSync(older)
      ? readdirSync(older)
          .toSorted()
          .map((name) => join(older, name))
      : []),
  ];
}

/** The text files of a repository by path, and the paths of what it has printed. */
export function readTree(folder: string): { tree: Map<string, string>; prints: string[] } {
  const tree = new Map<string, string>();
  const prints: string[] = [];
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name === ".commit") continue;
    const file = join(entry.parentPath, entry.name);
    const path = relative(folder, file);
    if (path.startsWith(".at/") || path.startsWith(`${typesetFolder}/`)) continue;
    if (/\.(?:pdf|docx)$/i.test(path)) prints.push(path);
    else tree.set(path, readFileSync(file, "utf8"));
  }
  return { tree, prints: prints.toSorted() };
}

/** Every file of a repository that some reader takes for a CV. */
export function labelSources(tree: ReadonlyMap<string, string>): NamedSource[] {
  return [...tree].flatMap(([path, text]) => {
    const create = readerFor(tree, path, text);
    const first = create === null ? null : attempt(create);
    return create === null || first === null ? [] : [{ path, create: () => attempt(create) ?? first }];
  });
}

function readerFor(
  tree: ReadonlyMap<string, string>,
  path: string,
  text: string,
): (() => LabelledSource | null) | null {
  const kind = extname(path).toLowerCase();
  if (kind === ".tex" && text.includes("\\begin{document}")) return () => labelTex(tree, path);
  if (kind === ".json" && text.includes('"basics"'))
    return () => labelJsonResume(JSON.parse(text), `jsonresume${themeOf(tree)}`);
  if (/^\.ya?ml$/.test(kind) && /^cv:/m.test(text) && text.includes("sections:"))
    return () => labelRenderCv(parseYaml(text));
  if (kind === ".typ" && text.length < 60_000) return () => labelTypst(tree, path);
  return null;
}

/** The theme that a repository prints JSON Resume with, when its scripts name exactly one. */
function themeOf(tree: ReadonlyMap<string, string>): string {
  const scripts = [...tree]
    .filter(([path]) => /package\.json$|\.ya?ml$|\.md$|Makefile$/.test(path))
    .map(([, text]) => text)
    .join("\n");
  const themes = new Set([...scripts.matchAll(/jsonresume-theme-([\w-]+)/g)].map((match) => match[1] ?? ""));
  return themes.size === 1 ? `-${[...themes].join("")}` : "";
}

/** A source that cannot be read is no source. */
function attempt(create: () => LabelledSource | null): LabelledSource | null {
  try {
    return create();
  } catch {
    return null;
  }
}
