import { execFileSync, spawnSync } from "node:child_process";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { isNewer, knownHoles, releaseNotes, withVersion } from "./setup/release-files.mjs";

/*
 * `npm run release -- 0.2.0`: writes the version into every package, the manifests and the changes, tests everything,
 * writes the list of what the product consists of to `out/sbom.json`, and makes the commit and its tag. A library with a
 * known hole stops it. Nothing is sent anywhere but the names of the libraries, to the registry that npm asks.
 */
const root = fileURLToPath(new URL("..", import.meta.url));
const version = process.argv[2] ?? "";
const run = (/** @type {string} */ command, /** @type {string[]} */ ...args) =>
  execFileSync(command, args, { cwd: root, stdio: ["ignore", "inherit", "inherit"] });
const read = (/** @type {string} */ path) => readFileSync(join(root, path), "utf8");
const write = (/** @type {string} */ path, /** @type {string} */ text) => writeFileSync(join(root, path), text);

try {
  release();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function release() {
  const { version: current } = JSON.parse(read("package.json"));
  if (!isNewer(version, current)) throw new Error(`Name a version that is newer than ${current}, such as 0.2.0.`);
  if (execFileSync("git", ["status", "--porcelain"], { cwd: root }).length > 0)
    throw new Error("There are changes that are not committed.");
  // Its exit code says the same as its report, or that there was no answer.
  const audit = spawnSync("npm", ["audit", "--omit", "dev", "--json"], { cwd: root, encoding: "utf8" });
  const holes = knownHoles(audit.stdout);
  if (holes.length > 0) throw new Error(`Libraries have known holes:\n  ${holes.join("\n  ")}`);
  const notes = releaseNotes(read("CHANGELOG.md"), version, new Date().toISOString().slice(0, 10));
  for (const path of globSync(["package.json", "{apps,packages,tests}/*/package.json"], { cwd: root }))
    write(path, withVersion(read(path), current, version));
  const manifests = "deploy/kubernetes/vitrine.yaml";
  write(manifests, read(manifests).replaceAll(`vitrine:${current}`, `vitrine:${version}`));
  write("CHANGELOG.md", notes);
  run("npm", "install", "--package-lock-only", "--ignore-scripts");
  run("npm", "test");
  run("sh", "-c", "mkdir -p out && npm sbom --sbom-format cyclonedx --omit dev --package-lock-only > out/sbom.json");
  run("git", "commit", "--all", "--message", `Release ${version}`);
  run("git", "tag", "--annotate", `v${version}`, "--message", `Vitrine ${version}`);
  console.log(`v${version} is made. Push it with its tag, and add out/sbom.json to the release.`);
}
