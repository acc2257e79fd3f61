/*
 * Prints TeX sources anew where the repository is at its newest commit, so that page and source are of one state:
 *   node tools/corpus/typeset/main.ts --mirrors DIR --raw DIR --may-use PROGRAM [OWNER+NAME ...]
 * The prints are laid beside a copy of the sources in `.set` of the repository's folder. Needs TeX Live; TeX runs
 * without a shell, without a network, and may read and write below its own folder alone.
 */
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { checkOut } from "./check-out.ts";
import { printSources } from "./print-source.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { mirrors: { type: "string" }, raw: { type: "string" }, "may-use": { type: "string" } },
});
const { mirrors, raw, "may-use": mayUse } = values;
if (mirrors === undefined || raw === undefined || mayUse === undefined)
  throw new Error("Usage: --mirrors DIR --raw DIR --may-use PROGRAM");
const all = readdirSync(mirrors)
  .filter((each) => each.includes("+"))
  .toSorted();
for (const name of positionals.length > 0 ? positionals : all) {
  const directory = [join(mirrors, name, "repo", ".git"), join(mirrors, name, "repo")].find((each) =>
    existsSync(join(each, "HEAD")),
  );
  const into = join(raw, name, ".set");
  if (directory === undefined || !existsSync(join(raw, name)) || existsSync(into)) continue;
  mkdirSync(into);
  const work = join(tmpdir(), `typeset-${name.slice(0, 60)}`);
  try {
    const commit = checkOut(directory, work, mayUse);
    if (commit === null) continue;
    const printed = await printSources(work, into);
    writeFileSync(join(into, ".commit"), commit);
    process.stdout.write(`${name} ${printed}\n`);
  } catch (error) {
    process.stdout.write(`${name} failed: ${error instanceof Error ? error.message.slice(0, 100) : String(error)}\n`);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
