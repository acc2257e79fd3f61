import { expect, test } from "vitest";
import { aRepository } from "../testing/repository.ts";
import { findMentions, findNamedKinds } from "./kinds.ts";

const kind = "export const kind = {};";

test("a kind may be named in its folder, in the list of kinds, in tests and in comments, and nowhere else", () => {
  const root = aRepository({
    "packages/model/src/sections/awards/kind.ts": 'export const awardsKind = { name: "awards" };',
    "packages/model/src/sections/awards/in-cv.ts": 'export const list = "awards";',
    "packages/model/src/sections/kinds.ts": 'export { awardsKind } from "./awards/kind.ts";',
    "apps/server/src/comment.ts": "/* Such as awards: prizes. */\n// site.awards\nexport const none = 0;",
    "apps/server/src/text.test.ts": 'export const list = "awards";',
    "apps/server/src/literal.ts": 'export const list = "awards";',
    "apps/server/src/property.ts": "export const count = (site: { length: number }[]) => site.awards.length;",
    "apps/server/src/key.ts": "export const lists = { awards: [] };",
    "apps/server/src/taken-apart.ts": "export const of = ({ awards }) => 1;",
    "apps/server/src/other-word.ts": 'export const path = "awards-and-honours"; export const awardsShown = 1;',
  });
  expect(findNamedKinds(root).map((line) => line.split(":")[0])).toEqual([
    "apps/server/src/key.ts",
    "apps/server/src/literal.ts",
    "apps/server/src/property.ts",
    "apps/server/src/taken-apart.ts",
  ]);
});

test("a kind whose name is an ordinary word is watched by its folder, and an allowance is for its kinds only", () => {
  const root = aRepository({
    "packages/model/src/sections/text/kind.ts": kind,
    "packages/model/src/sections/interests/kind.ts": kind,
    "packages/model/src/sections/patents/kind.ts": kind,
    "packages/model/src/form.ts": 'export const field = { kind: "text" };',
    "packages/model/src/entering.ts": 'export { kind } from "./sections/text/kind.ts";',
    "packages/cv-parser/src/read.ts": 'export const lists = ["interests", "patents"];',
    "packages/cv-parser/package.json": JSON.stringify({ name: "@vitrine/cv-parser" }),
    "packages/templates/package.json": JSON.stringify({ name: "@vitrine/templates" }),
    "packages/templates/src/classic/template.tsx": 'export const aside = ["patents"];',
    "packages/templates/src/kit/rows.tsx": 'export const rows = ["patents"];',
  });
  const lines = findNamedKinds(root);
  expect(lines.map((line) => line.split(";")[0])).toEqual([
    "packages/cv-parser/src/read.ts: names the kind patents",
    "packages/model/src/entering.ts: names the kind text",
    "packages/templates/src/kit/rows.tsx: names the kind patents",
  ]);
});

test("the searched word stands in no file of the product but those with a reason: not in code, style sheets or comments", () => {
  const root = aRepository({
    "packages/model/src/sections/awards/kind.ts": 'export const awardsKind = { name: "awards" };',
    "packages/model/src/sections/kinds.ts": 'export { awardsKind } from "./awards/kind.ts";',
    "packages/model/src/sections/listed.ts": "export const awards = [];",
    "packages/templates/src/classic/pages.css": '[data-section="awards"] { margin: 0 }',
    "packages/templates/src/kit/print.css": '[data-section="awards"] { margin: 0 }',
    "packages/templates/src/view/own.ts": "/* Such as awards_count. */",
    "packages/templates/gate/site.ts": "export const awards = [];",
    "apps/server/src/db/migrations/0001_first.sql": "alter table websites drop column awards;",
    "apps/server/src/lists.test.ts": "export const awards = [];",
    "apps/web/src/testing/site.ts": "export const awards = [];",
    "apps/web/src/lists.tsx": "export const awards = [];",
    "apps/web/src/other.tsx": "export const award = 1;",
  });
  expect(findMentions(root).map((line) => line.split(":")[0])).toEqual([
    "apps/web/src/lists.tsx",
    "packages/model/src/sections/listed.ts",
    "packages/templates/src/kit/print.css",
    "packages/templates/src/view/own.ts",
  ]);
});
