import { describe, expect, test } from "vitest";
import { aRepository } from "../testing/repository.ts";
import { findLayerViolations } from "./layers.ts";

const model = { "packages/model/src/index.ts": "export const limit = 3;" };
const main = "apps/server/src/main.ts";
const moduleIndex = (name: string) => `apps/server/src/modules/${name}/index.ts`;

test("finds nothing in code that keeps to the architecture", () => {
  const root = aRepository({
    ...model,
    "packages/contract/src/index.ts": 'export { limit } from "@vitrine/model";',
    [main]: 'import "./modules/websites/index.ts"; import "@vitrine/contract";',
    [moduleIndex("auth")]: "export const auth = 1;",
    [moduleIndex("websites")]: 'export { auth } from "../auth/index.ts";',
  });
  expect(findLayerViolations(root)).toEqual([]);
});

describe("packages", () => {
  test("may not import upward", () => {
    const root = aRepository({
      "packages/contract/src/index.ts": "export const a = 1;",
      "packages/model/src/index.ts": 'import type { a } from "@vitrine/contract"; export type A = typeof a;',
    });
    expect(findLayerViolations(root)).toEqual([
      "packages/model/src/index.ts: packages/model may not import @vitrine/contract.",
    ]);
  });

  test("may not reach into each other, by name or by path", () => {
    const root = aRepository({
      ...model,
      "packages/contract/src/index.ts":
        'export * from "@vitrine/model/src/index.ts"; export * from "../../model/src/index.ts";',
    });
    expect(findLayerViolations(root)).toEqual([
      "packages/contract/src/index.ts: @vitrine/model/src/index.ts is not an export of @vitrine/model.",
      "packages/contract/src/index.ts: ../../model/src/index.ts leaves packages/contract; import the package's public name.",
    ]);
  });

  test("may only use the libraries of their layer, except in tests", () => {
    const root = aRepository({
      "packages/model/src/index.ts": 'import "node:fs"; import "zod";',
      "packages/model/src/index.test.ts": 'import "node:fs"; import "./index.ts";',
    });
    expect(findLayerViolations(root)).toEqual(["packages/model/src/index.ts: packages/model may not use node:fs."]);
  });
});

describe("the server", () => {
  test("loads what few ask for when they do", () => {
    const root = aRepository({
      [main]: 'import "./modules/billing/index.ts"; import type { a } from "./ports/ai/sdk-ai.ts"; export type A = a;',
      [moduleIndex("billing")]: 'import "./books.ts"; export const late = () => import("../../ports/ai/sdk-ai.ts");',
      "apps/server/src/modules/billing/books.ts": 'import "./invoice-pdf.ts";',
      "apps/server/src/modules/billing/invoice-pdf.ts": "export const drawn = 1;",
      "apps/server/src/ports/ai/sdk-ai.ts": "export type a = 1;",
    });
    expect(findLayerViolations(root)).toEqual([
      "apps/server/src/modules/billing/books.ts: apps/server/src/modules/billing/invoice-pdf.ts is loaded by the start of apps/server/src/main.ts; import it where it is asked for.",
    ]);
  });

  test("enters a module through its index only", () => {
    const root = aRepository({
      [main]: 'import "./modules/websites/index.ts";',
      "apps/server/src/modules/auth/sessions.ts": "export const session = 1;",
      [moduleIndex("websites")]: 'import "../auth/sessions.ts";',
    });
    expect(findLayerViolations(root)).toEqual([
      "apps/server/src/modules/websites/index.ts: module auth is entered through its index.ts only (apps/server/src/modules/auth/sessions.ts).",
    ]);
  });

  test("keeps the order of its modules, and knows them all", () => {
    const root = aRepository({
      [main]: 'import "./modules/auth/index.ts"; import "./modules/gossip/index.ts";',
      [moduleIndex("auth")]: 'import "../websites/index.ts";',
      [moduleIndex("websites")]: "export {};",
      [moduleIndex("gossip")]: "export {};",
    });
    expect(findLayerViolations(root)).toEqual([
      "apps/server/src/modules/auth/index.ts: module auth may not import websites, which comes later in the order of modules.",
      "apps/server/src/modules/gossip: add it to the order in tools/check/layer-table.ts.",
    ]);
  });

  test("has a database and ports that know nothing of what uses them", () => {
    const root = aRepository({
      [main]: 'import "./db/connection.ts";',
      "apps/server/src/db/connection.ts": 'import "../ports/clock.ts";',
      "apps/server/src/ports/clock.ts": "export {};",
    });
    expect(findLayerViolations(root)).toEqual([
      "apps/server/src/db/connection.ts: db may not import ports (apps/server/src/ports/clock.ts).",
    ]);
  });
});

test("tools may run a program of another workspace, but not import its inside", () => {
  const root = aRepository({
    [main]: "export const port = 1;",
    "tools/start.ts": 'new URL("../apps/server/src/main.ts", import.meta.url); import "../apps/server/src/main.ts";',
  });
  expect(findLayerViolations(root)).toEqual([
    "tools/start.ts: ../apps/server/src/main.ts leaves tools; import the package's public name.",
  ]);
});

test("features of the web application do not import each other", () => {
  const root = aRepository({
    "apps/web/index.html": '<script type="module" src="/src/main.tsx"></script>',
    "apps/web/src/main.tsx": 'import "./features/builder/page.tsx";',
    "apps/web/src/features/builder/page.tsx": 'const later = import("../checkout/page.tsx"); void later;',
    "apps/web/src/features/checkout/page.tsx": "export {};",
  });
  expect(findLayerViolations(root)).toEqual([
    "apps/web/src/features/builder/page.tsx: feature builder may not import feature checkout; compose them in routes or shell.",
  ]);
});

describe("import cycles", () => {
  const index = 'export * from "./a.ts";';

  test("are found at run time", () => {
    const root = aRepository({
      "packages/model/src/index.ts": index,
      "packages/model/src/a.ts": 'import { b } from "./b.ts"; export const a = b;',
      "packages/model/src/b.ts": 'import { a } from "./a.ts"; export const b = () => a;',
    });
    expect(findLayerViolations(root)).toEqual(["Import cycle: packages/model/src/a.ts ↔ packages/model/src/b.ts"]);
  });

  test("are free between types", () => {
    const root = aRepository({
      "packages/model/src/index.ts": index,
      "packages/model/src/a.ts": 'import { type B, b } from "./b.ts"; export type A = { b: B }; export const a = b;',
      "packages/model/src/b.ts": 'import type { A } from "./a.ts"; export type B = A | null; export const b = 1;',
    });
    expect(findLayerViolations(root)).toEqual([]);
  });
});

test("names the files that nothing needs and product code that only its test needs", () => {
  const root = aRepository({
    ...model,
    "packages/model/src/forgotten.ts": "export const a = 1;",
    "packages/model/src/tested.ts": "export const b = 1;",
    "packages/model/src/tested.test.ts": 'import "./tested.ts";',
    "packages/model/src/worker.ts": "export {};",
    "packages/contract/src/index.ts": 'export const url = new URL("./worker.ts", import.meta.url);',
    "packages/contract/src/worker.ts": "export {};",
  });
  expect(findLayerViolations(root)).toEqual([
    "packages/model/src/forgotten.ts: nothing imports this file.",
    "packages/model/src/tested.ts: only tests use this file.",
    "packages/model/src/worker.ts: nothing imports this file.",
  ]);
});
