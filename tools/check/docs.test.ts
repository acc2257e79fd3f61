import { expect, test } from "vitest";
import { aRepository } from "../testing/repository.ts";
import { findDocumentViolations } from "./docs.ts";

test("finds nothing where every link, heading, path and script exists", () => {
  const root = aRepository({
    "README.md":
      "See [the map](docs/map.md#where-it-is) and `docs/map.md`, run `npm run test`, or https://example.org.",
    "docs/map.md":
      "# Map\n## Where it is\nBack to [the start](../README.md). New ones go to `packages/templates/src/<slug>`.",
  });
  expect(findDocumentViolations(root)).toEqual([]);
});

test("names dead links, headings, paths and scripts with their line", () => {
  const root = aRepository({
    "README.md": "Hello\n[gone](docs/gone.md)\n[part](docs/map.md#nowhere)\n`apps/server/src/gone.ts`\nnpm run nothing",
    "docs/map.md": "# Map",
  });
  expect(findDocumentViolations(root)).toEqual([
    "README.md:2: the link docs/gone.md leads nowhere.",
    "README.md:3: docs/map.md has no heading #nowhere.",
    "README.md:4: there is no apps/server/src/gone.ts.",
    "README.md:5: there is no npm script nothing.",
  ]);
});

test("names titles of tests that are not in the file they are looked for in", () => {
  const root = aRepository({
    "README.md":
      '`packages/a/a.test.ts` "what holds", and `packages/a/a.test.ts` "what went": `packages/a/gone.test.ts` "x"',
    "packages/a/a.test.ts": 'test("what holds today", () => undefined);',
  });
  expect(findDocumentViolations(root)).toEqual([
    "README.md:1: there is no packages/a/gone.test.ts.",
    'README.md:1: no test in packages/a/a.test.ts is called "what went".',
  ]);
});

test("names settings and modules that no document knows", () => {
  const root = aRepository({
    "README.md": "`PORT` is known.",
    "docs/architecture.md": "One folder per capability: auth, blog",
    "apps/server/src/config.ts": "const schema = z.object({\n  PORT: port,\n  SMTP_URL: url,\n});",
    "apps/server/src/modules/auth/index.ts": "",
    "apps/server/src/modules/billing/index.ts": "",
  });
  expect(findDocumentViolations(root)).toEqual([
    "README.md: no setting SMTP_URL.",
    "docs/architecture.md: no module billing.",
  ]);
});
