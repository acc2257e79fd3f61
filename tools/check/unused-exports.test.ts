import { expect, test } from "vitest";
import { aRepository } from "../testing/repository.ts";
import { findUnusedExports } from "./unused-exports.ts";

test("lists exports that no other file takes, through re-exports and namespaces", () => {
  const root = aRepository({
    "packages/model/src/index.ts":
      'export * from "./limits.ts";\nexport { shown as visible, hidden } from "./names.ts";\nexport * as text from "./text.ts";',
    "packages/model/src/limits.ts": "export const used = 1;\nexport const unused = 2;",
    "packages/model/src/names.ts": "export const shown = 1;\nexport const hidden = 2;",
    "packages/model/src/text.ts": "export const first = 1;",
    "apps/server/src/main.ts":
      'import { used, visible, text } from "@vitrine/model"; console.log(used, visible, text);',
  });
  expect(findUnusedExports(root)).toEqual([
    "packages/model/src/limits.ts:2: nothing uses the export unused.",
    "packages/model/src/names.ts:2: nothing uses the export hidden.",
  ]);
});

test("lets a file export the types of what it gives, but not types for nobody", () => {
  const root = aRepository({
    "apps/server/src/main.ts": 'import { open } from "./door.ts"; open({ wide: true });',
    "apps/server/src/door.ts":
      "export type Options = { wide: boolean };\nexport type Leftover = string;\nexport function open(options: Options) { return options; }",
  });
  expect(findUnusedExports(root)).toEqual(["apps/server/src/door.ts:2: nothing uses the export Leftover."]);
});

test("a use inside the same file is none, and a test's use is one", () => {
  const root = aRepository({
    "apps/server/src/main.ts": 'import { a } from "./sums.ts"; console.log(a);',
    "apps/server/src/sums.ts": "export const b = 1;\nexport const c = 2;\nexport const a = b + c;",
    "apps/server/src/sums.test.ts": 'import { c } from "./sums.ts"; console.log(c);',
  });
  expect(findUnusedExports(root)).toEqual(["apps/server/src/sums.ts:1: nothing uses the export b."]);
});

test("a public value may be exported for what is made of it in its file, a hidden one may not", () => {
  const root = aRepository({
    "packages/model/src/index.ts": 'export * from "./shapes.ts";',
    "packages/model/src/shapes.ts": "export const part = 1;\nexport const whole = [part];\nexport const dead = 2;",
    "apps/server/src/main.ts": 'import { whole } from "@vitrine/model"; console.log(whole);',
  });
  expect(findUnusedExports(root)).toEqual(["packages/model/src/shapes.ts:3: nothing uses the export dead."]);
});
