import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { buildDocs } from "./site.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const { values } = parseArgs({ options: { to: { type: "string", default: join(root, "out/docs") } } });
const { to } = values;

rmSync(to, { recursive: true, force: true });
const { pages, copies } = buildDocs(root);
const inFolder = (path: string) => {
  mkdirSync(dirname(join(to, path)), { recursive: true });
  return join(to, path);
};
for (const [path, html] of pages) writeFileSync(inFolder(path), html);
for (const path of copies) copyFileSync(join(root, path), inFolder(path));
const styles = ["apps/web/public/developers.css", "tools/docs/docs.css"];
writeFileSync(inFolder("docs.css"), styles.map((path) => readFileSync(join(root, path), "utf8")).join("\n"));
console.log(`${pages.size} pages and ${copies.size} other files: ${join(to, "index.html")}`);
