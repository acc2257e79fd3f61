import { globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { isProductCode, isTestCode } from "./graph/path-kinds.ts";
import { readSourceGraph, type SourceFile, type SourceGraph } from "./graph/source-graph.ts";
import { allowances, mentions, ordinaryWords, searchedWord } from "./kind-table.ts";
import { report } from "./report.ts";

const sections = "packages/model/src/sections";

/** Lists every place outside a kind's folder that names it, unless the table says why it may. */
export function findNamedKinds(root: string, graph: SourceGraph = readSourceGraph(root)): string[] {
  const kinds = readdirSync(join(root, sections), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const files = [...graph.files.values()].filter(({ path }) => isProductCode(path));
  return files.flatMap((file) => {
    const code = withoutComments(readFileSync(join(root, file.path), "utf8"));
    return kinds.flatMap((kind) =>
      isIn(file, kind) || isAllowed(file.path, kind) || !names(file, code, kind)
        ? []
        : [`${file.path}: names the kind ${kind}; ask the kind, or say in tools/check/kind-table.ts why it is named.`],
    );
  });
}

const isIn = ({ path }: SourceFile, kind: string) => path.startsWith(`${sections}/${kind}/`);

function isAllowed(path: string, kind: string): boolean {
  return allowances.some((allowance) => holdsFor(allowance, path) && (allowance.kinds?.includes(kind) ?? true));
}

type Place = { path: string; except?: readonly string[] };

function holdsFor({ path: allowed, except = [] }: Place, path: string): boolean {
  const isThere = allowed.endsWith("/") ? path.startsWith(allowed) : path === allowed;
  return isThere && !except.some((folder) => path.startsWith(folder));
}

/** Whether a file enters a kind's folder as the kind itself, or uses its name as a word of code. */
function names(file: SourceFile, code: string, kind: string): boolean {
  if (file.edges.some(({ target }) => target === `${sections}/${kind}/kind.ts`)) return true;
  if (ordinaryWords.includes(kind)) return false;
  return new RegExp(`["'\`]${kind}["'\`]|\\.${kind}\\b|\\b${kind}\\??:|[{,]\\s*${kind}\\s*[,}]`).test(code);
}

function withoutComments(code: string): string {
  return code.replace(/\/\*[\s\S]*?\*\//g, "").replace(/^\s*\/\/.*$/gm, "");
}

/** What is made, brought along or no text. */
const unread =
  /(^|\/)(node_modules|dist|coverage|test-results|data)(\/|$)|\.(webp|png|jpe?g|avif|woff2?|ttf|gz|br|pdf|docx|ico|wasm)$/;

/** Lists every file of the product that has the searched word anywhere in it, unless the table says why it may. */
export function findMentions(root: string): string[] {
  return globSync(["apps/**/*.*", "packages/**/*.*"], { cwd: root, exclude: (name) => unread.test(name) })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => !unread.test(path) && !isTestCode(path) && !mentions.some((place) => holdsFor(place, path)))
    .filter((path) => readFileSync(join(root, path), "utf8").includes(searchedWord))
    .sort()
    .map((path) => `${path}: has the word ${searchedWord}; ask the kind, or say in tools/check/kind-table.ts why not.`);
}

if (import.meta.main) {
  const root = fileURLToPath(new URL("../..", import.meta.url));
  report([...findNamedKinds(root), ...findMentions(root)]);
}
