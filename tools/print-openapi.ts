import { readFileSync, writeFileSync } from "node:fs";
import { printOpenApi } from "@vitrine/contract/openapi";

/* `npm run openapi` writes docs/openapi.json; with --check it only tells whether the file is what the contract says. */
const file = new URL("../docs/openapi.json", import.meta.url);
const printed = `${JSON.stringify(printOpenApi(), null, 2)}\n`;

if (!process.argv.includes("--check")) {
  writeFileSync(file, printed);
} else if (printed !== readIfPresent()) {
  console.error("docs/openapi.json is not what the contract says: run `npm run openapi` and commit the result.");
  process.exitCode = 1;
}

function readIfPresent(): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}
