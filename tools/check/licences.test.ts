import { expect, test } from "vitest";
import { aRepository } from "../testing/repository.ts";
import { findLicenceViolations } from "./licences.ts";

function aLockfile(packages: Record<string, { license?: string; dev?: boolean; link?: boolean }>): string {
  const named = Object.entries(packages).map(([name, entry]) => [`node_modules/${name}`, entry]);
  return aRepository({ "package-lock.json": JSON.stringify({ packages: Object.fromEntries(named) }) });
}

test("accepts permissive licences, one of several, and the named exceptions", () => {
  const root = aLockfile({
    one: { license: "MIT" },
    two: { license: "(GPL-3.0 OR Apache-2.0)" },
    "@img/sharp-libvips-linux-x64": { license: "LGPL-3.0-or-later" },
    "@img/sharp-win32-x64": { license: "Apache-2.0 AND LGPL-3.0-or-later" },
    "@vitrine/model": { link: true },
  });
  expect(findLicenceViolations(root)).toEqual([]);
});

test("refuses copyleft, nested packages included, and silence", () => {
  const root = aLockfile({
    one: { license: "AGPL-3.0" },
    "one/node_modules/two": { license: "MIT AND GPL-2.0" },
    three: {},
    four: { license: "LGPL-3.0-or-later" },
    five: { license: "MPL-2.0" },
  });
  expect(findLicenceViolations(root)).toEqual([
    "one: AGPL-3.0 is not on the list of accepted licences.",
    "two: MIT AND GPL-2.0 is not on the list of accepted licences.",
    "three: no licence is stated.",
    "four: LGPL-3.0-or-later is not on the list of accepted licences.",
    "five: MPL-2.0 is not on the list of accepted licences.",
  ]);
});

test("leaves out what is only for development", () => {
  expect(findLicenceViolations(aLockfile({ tool: { license: "GPL-3.0", dev: true } }))).toEqual([]);
});
