import { expect, test } from "vitest";
import { asPackage, careerVersions, changeKind } from "./versions.ts";

test("a new organisation is a major version and a new role in it a minor one", () => {
  const orgs = ["Harbour", "harbour ", "Mill", "Harbour", "Harbour", ""];
  expect(careerVersions(orgs.map((org) => ({ org })))).toEqual(["4.1.0", "4.0.0", "3.0.0", "2.1.0", "2.0.0", "1.0.0"]);
  expect(careerVersions([])).toEqual([]);
});

test.each([
  ["Marcus T. Okafor-Reyes", "marcus-t-okafor-reyes"],
  ["سارة عبد الرحمن", "سارة-عبد-الرحمن"],
  ["O'Brien, Seán", "o-brien-seán"],
])("%s is the package %s", (name, packageName) => {
  expect(asPackage(name)).toBe(packageName);
});

test.each([
  ["Built the test stand", "Added"],
  ["replaced the drives", "Changed"],
  ["Halved the load", "Fixed"],
  ["Answer for nine bridges", null],
])("'%s' is read as %s", (bullet, kind) => {
  expect(changeKind(bullet)).toBe(kind);
});
