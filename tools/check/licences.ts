import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { report } from "./report.ts";

const permissive = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  "OFL-1.1",
  "PostgreSQL",
  "Python-2.0",
  "Unlicense",
]);

/** Copyleft by file or by library, accepted by name: used unchanged, and replaceable by whoever receives Vitrine. */
const exceptions: { licence: string; packages: RegExp }[] = [
  { licence: "MPL-2.0", packages: /^(axe-core|@axe-core\/playwright|lightningcss(-.+)?|satori)$/ },
  { licence: "LGPL-3.0-or-later", packages: /^@img\/sharp(-libvips)?-.+$/ },
];

type LockedPackage = { license?: string; dev?: boolean; link?: boolean };

/** Lists the packages of the production tree whose licence is unknown or not on the list. */
export function findLicenceViolations(root: string): string[] {
  const lock = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as {
    packages: Record<string, LockedPackage>;
  };
  return Object.entries(lock.packages)
    .filter(([path, entry]) => path.includes("node_modules/") && !entry.dev && !entry.link)
    .flatMap(([path, entry]) => {
      const name = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
      const licence = entry.license ?? licenceOnDisk(root, path);
      if (!licence) return [`${name}: no licence is stated.`];
      return isAccepted(name, licence) ? [] : [`${name}: ${licence} is not on the list of accepted licences.`];
    });
}

/** One of the alternatives of `A OR B`, and every part of `A AND B`, must be on the list. */
function isAccepted(name: string, expression: string): boolean {
  const alternatives = expression.replace(/[()]/g, "").split(/ OR /);
  return alternatives.some((alternative) => alternative.split(/ AND /).every((part) => isListed(name, part.trim())));
}

function isListed(name: string, licence: string): boolean {
  const isException = exceptions.some((entry) => entry.licence === licence && entry.packages.test(name));
  return permissive.has(licence) || isException;
}

/** What the package says of itself: its manifest, or else the title of the licence text that lies beside it. */
function licenceOnDisk(root: string, path: string): string | undefined {
  try {
    const manifest = JSON.parse(readFileSync(join(root, path, "package.json"), "utf8")) as { license?: string };
    if (manifest.license) return manifest.license;
    return readFileSync(join(root, path, "LICENSE"), "utf8").startsWith("MIT License") ? "MIT" : undefined;
  } catch {
    return undefined;
  }
}

if (import.meta.main) report(findLicenceViolations(fileURLToPath(new URL("../..", import.meta.url))));
