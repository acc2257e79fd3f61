import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { report } from "./report.ts";

type Line = { document: string; number: number; text: string };

const documents = ["*.md", "docs/**/*.md", "packages/*/*.md", "apps/*/*.md", "bench/*.md"];

/** Paths in backticks that stand for many files or for one that the reader makes. */
const placeholder = /[<>{}*…]|NNN|\bSLUG\b|-name\b|-thing\b/;
const repositoryPath = /^(apps|packages|tools|tests|docs|bench|\.ci)\/[\w./@-]+$/;

/**
 * Lists links, file names, titles of tests and npm scripts that the documents name and the repository does not have, and
 * the settings and modules of the server that it has and they do not name.
 */
export function findDocumentViolations(root: string): string[] {
  const scripts = readScripts(root);
  const named = globSync(documents, { cwd: root, exclude: (name) => name.includes("node_modules") })
    .sort()
    .flatMap((document) => readLines(root, document))
    .flatMap((line) => [
      ...checkLinks(root, line),
      ...checkPaths(root, line),
      ...checkTitles(root, line),
      ...checkScripts(scripts, line),
    ]);
  return [...named, ...findUnnamed(root)];
}

function findUnnamed(root: string): string[] {
  const text = (path: string) => (existsSync(join(root, path)) ? readFileSync(join(root, path), "utf8") : "");
  const settings = [...text("apps/server/src/config.ts").matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(
    ([, name = ""]) => name,
  );
  const modules = globSync("apps/server/src/modules/*/index.ts", { cwd: root }).map((file) => basename(dirname(file)));
  const readme = text("README.md");
  const architecture = text("docs/architecture.md");
  return [
    ...settings.filter((name) => !readme.includes(`\`${name}\``)).map((name) => `README.md: no setting ${name}.`),
    ...modules
      .sort()
      .filter((name) => !new RegExp(`[ ,]${name}\\b`).test(architecture))
      .map((name) => `docs/architecture.md: no module ${name}.`),
  ];
}

function checkLinks(root: string, line: Line): string[] {
  const targets = [...line.text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = ""]) => target);
  return targets
    .filter((target) => !/^[a-z]+:/.test(target))
    .flatMap((target) => {
      const [path = "", anchor] = target.split("#");
      const file = path === "" ? line.document : join(dirname(line.document), path);
      if (!existsSync(join(root, file))) return [`${place(line)}: the link ${target} leads nowhere.`];
      const isHeading = anchor === undefined || headings(root, file).includes(anchor);
      return isHeading ? [] : [`${place(line)}: ${file} has no heading #${anchor}.`];
    });
}

function checkPaths(root: string, line: Line): string[] {
  return [...line.text.matchAll(/`([^`]+)`/g)]
    .map(([, code = ""]) => code)
    .filter((code) => repositoryPath.test(code) && !placeholder.test(code) && !code.includes("/dist"))
    .filter((path) => !existsSync(join(root, path)))
    .map((path) => `${place(line)}: there is no ${path}.`);
}

/** What stands in quotation marks behind the name of a test: a part of a title in it. */
function checkTitles(root: string, line: Line): string[] {
  return [...line.text.matchAll(/`([^`]+\.(?:test|spec)\.tsx?)` "([^"]+)"/g)]
    .filter(([, path = "", title = ""]) => {
      const file = join(root, path);
      return existsSync(file) && !readFileSync(file, "utf8").includes(title);
    })
    .map(([, path = "", title = ""]) => `${place(line)}: no test in ${path} is called "${title}".`);
}

function checkScripts(scripts: string[], line: Line): string[] {
  return [...line.text.matchAll(/npm run ([\w:-]+)(?![\w:-]| -w)/g)]
    .map(([, name = ""]) => name)
    .filter((name) => !scripts.includes(name))
    .map((name) => `${place(line)}: there is no npm script ${name}.`);
}

function headings(root: string, file: string): string[] {
  const lines = readFileSync(join(root, file), "utf8").split("\n");
  return lines
    .filter((line) => /^#+ /.test(line))
    .map((line) => line.replace(/^#+ /, "").toLowerCase().trim())
    .map((title) => title.replace(/[^\p{L}\p{N}\s-]/gu, "").replace(/\s/g, "-"));
}

function readLines(root: string, document: string): Line[] {
  const lines = readFileSync(join(root, document), "utf8").split("\n");
  return lines.map((text, index) => ({ document, number: index + 1, text }));
}

function readScripts(root: string): string[] {
  const manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { scripts?: Record<string, string> };
  return Object.keys(manifest.scripts ?? {});
}

const place = ({ document, number }: Line) => `${document}:${number}`;

if (import.meta.main) report(findDocumentViolations(fileURLToPath(new URL("../..", import.meta.url))));
