import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { findMapFaults, printMap } from "./print-map.ts";
import { readAreas } from "./read-spec.ts";
import { readNamingTests } from "./read-tests.ts";

/* `npm run spec` writes docs/spec/map.md; with --check it only tells what is wrong or old. */
const root = fileURLToPath(new URL("../..", import.meta.url));
const file = join(root, "docs/spec/map.md");
const areas = readAreas(root);
const tests = readNamingTests(root);
const printed = printMap(areas, tests);

if (!process.argv.includes("--check")) writeFileSync(file, printed);
const isOld = readFileSync(file, "utf8") !== printed;
const faults = [...findMapFaults(areas, tests), ...(isOld ? ["docs/spec/map.md is old: run `npm run spec`."] : [])];
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
