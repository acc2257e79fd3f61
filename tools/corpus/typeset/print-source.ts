import { spawn } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";

const mostPrints = 2;
/** Seconds of the clock that one run may take. */
const longestRun = 30;
/** Caches of fonts are kept here between runs. */
const home = join(tmpdir(), "typeset-home");
const noCv = /cover|letter|anschreiben|motivation|lettre|thesis|slides|readme/i;
const sourceFile = /\.(?:tex|cls|sty|bib)$/i;

/** Prints the CVs of a folder that are written in TeX, and copies prints and sources; returns how many were printed. */
export async function printSources(work: string, into: string): Promise<number> {
  const files = readdirSync(work, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && sourceFile.test(entry.name))
    .map((entry) => relative(work, join(entry.parentPath, entry.name)))
    .toSorted();
  const texts = new Map(files.map((file) => [file, readFileSync(join(work, file), "utf8")]));
  const documents = files.filter(
    (file) => file.endsWith(".tex") && !noCv.test(file) && /\\begin\s*\{document\}/.test(texts.get(file) ?? ""),
  );
  let printed = 0;
  for (const file of documents.slice(0, mostPrints)) {
    const pdf = await printOne(work, file, [...texts.values()].join("\n"));
    if (pdf === null) continue;
    const target = join(into, file.replace(/\.tex$/, ".pdf"));
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(pdf, target);
    printed += 1;
  }
  if (printed > 0)
    for (const file of files) {
      mkdirSync(dirname(join(into, file)), { recursive: true });
      copyFileSync(join(work, file), join(into, file));
    }
  return printed;
}

/** Runs TeX on one file, a second time where it asks for it; the first engine that gives pages wins. */
async function printOne(work: string, file: string, texts: string): Promise<string | null> {
  const folder = join(work, dirname(file));
  const name = file.slice(file.lastIndexOf("/") + 1).replace(/\.tex$/, "");
  const needsFonts = /fontspec|xeCJK|ctex|polyglossia|unicode-math|xltxtra/.test(texts);
  const engines = needsFonts ? ["xelatex", "lualatex"] : ["pdflatex", "xelatex"];
  const pdf = join(folder, ".print", `${name}.pdf`);
  for (const engine of engines) {
    const log = await runTex(engine, folder, name);
    if (!existsSync(pdf) || /Fatal error|no output PDF file/.test(log)) continue;
    if (/Rerun to get|rerun LaTeX|remember picture/i.test(log) || /remember picture|eso-pic/.test(texts))
      await runTex(engine, folder, name);
    return pdf;
  }
  return null;
}

/** One run of an engine in its folder; returns its log. */
async function runTex(engine: string, folder: string, name: string): Promise<string> {
  mkdirSync(join(folder, ".print"), { recursive: true });
  const options = ["-no-shell-escape", "-interaction=nonstopmode", "-output-directory=.print", `${name}.tex`];
  const child = spawn("unshare", ["-r", "-n", "timeout", "-k", "2", String(longestRun), engine, ...options], {
    cwd: folder,
    stdio: "ignore",
    // Without a network or a shell there is no font to be made: a missing one is missed at once.
    env: {
      PATH: process.env["PATH"],
      HOME: home,
      TEXMFVAR: join(home, "texmf-var"),
      MKTEXTFM: "0",
      MKTEXPK: "0",
      MKTEXMF: "0",
      openin_any: "p",
      openout_any: "p",
      max_print_line: "1000",
    },
  });
  await new Promise((resolve) => child.on("close", resolve));
  const log = join(folder, ".print", `${name}.log`);
  return existsSync(log) ? readFileSync(log, "latin1") : "";
}
