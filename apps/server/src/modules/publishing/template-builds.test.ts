import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readTemplateBuilds } from "./template-builds.ts";

async function buildsWith(changes: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-builds-"));
  const files = {
    "server.js": 'import { a } from "./kit.js"; const all = [() => import("./one.js"), () => import("./two.js")];',
    "kit.js": "kit",
    "one.js": 'var one = { manifest: { slug: "one" }, load: () => import("./design-1.js") };',
    "two.js": 'import "./design-2.js"; var two = { manifest: {\n\t\tslug: "two" } };',
    "design-1.js": "first",
    "design-2.js": "second",
    ...changes,
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  const build = await readTemplateBuilds(folder);
  await rm(folder, { recursive: true });
  return { one: build("one").version, two: build("two").version };
}

test("a template's build changes with its own files and with those that all share, not with another template's", async () => {
  const before = await buildsWith({});
  const own = await buildsWith({ "design-1.js": "changed" });
  expect([own.one === before.one, own.two === before.two]).toEqual([false, true]);
  const other = await buildsWith({ "design-2.js": "changed" });
  expect([other.one === before.one, other.two === before.two]).toEqual([true, false]);
  const shared = await buildsWith({ "kit.js": "changed" });
  expect([shared.one === before.one, shared.two === before.two]).toEqual([false, false]);
});
