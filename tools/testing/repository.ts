import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";

const workspaces = { workspaces: ["packages/*", "apps/*"], scripts: { test: "vitest" } };

const manifests: Record<string, unknown> = {
  "package.json": workspaces,
  "packages/model/package.json": { name: "@vitrine/model", exports: { ".": "./src/index.ts" } },
  "packages/contract/package.json": { name: "@vitrine/contract", exports: { ".": "./src/index.ts" } },
  "apps/server/package.json": { name: "@vitrine/server" },
  "apps/web/package.json": { name: "@vitrine/web" },
};

/** Writes a small repository with our workspaces into a temporary folder that goes with the test. */
export function aRepository(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), "vitrine-check-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const named = Object.entries(manifests).map(([path, content]) => [path, JSON.stringify(content)] as const);
  for (const [path, content] of [...named, ...Object.entries(files)]) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  return root;
}
