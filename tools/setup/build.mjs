import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join, relative, resolve } from "node:path";
import { runCaptured } from "./processes.mjs";

/**
 * @typedef {object} Build
 * @property {string} workspace npm name
 * @property {string} output folder it writes
 * @property {string} proof a file that a finished build has
 * @property {string[]} sources folders and files it is made from
 */

/** @type {Build[]} */
export const builds = [
  {
    workspace: "@vitrine/templates",
    output: "packages/templates/dist",
    proof: "server.js",
    sources: ["packages/templates", "packages/model", "package-lock.json"],
  },
  {
    workspace: "@vitrine/server",
    output: "apps/server/dist",
    proof: "main.js",
    sources: [
      "apps/server",
      ...["contract", "model"].map((name) => `packages/${name}`),
      "packages/cv-parser/src",
      ...["src", "words"].map((name) => `packages/templates/${name}`),
      "package-lock.json",
    ],
  },
  {
    workspace: "@vitrine/web",
    output: "apps/web/dist",
    proof: "index.html",
    sources: [
      "apps/web",
      ...["api-client", "contract", "model", "templates", "ui"].map((name) => `packages/${name}`),
      // The reader in the browser; what trains and measures it is no part of a build.
      "packages/cv-parser/src",
      "packages/cv-parser/vite-files.ts",
      "docs/openapi.json",
      "package-lock.json",
    ],
  },
];

const unbuilt = /(^|\/)(node_modules|dist|\.vite|coverage)$|\.(test|spec)\.tsx?$/;

/**
 * Builds what is missing or older than its sources, compared by content, side by side.
 * @param {string} root
 * @param {Build[]} [wanted]
 * @throws {Error} with the builder's own words
 */
export async function ensureBuilt(root, wanted = builds) {
  const stale = wanted.filter((build) => !isFresh(root, build));
  if (stale.length === 0) return;
  console.log(`Building ${stale.map((build) => build.workspace).join(" and ")} …`);
  const failures = (await Promise.all(stale.map((build) => runBuild(root, build)))).filter((text) => text !== "");
  if (failures.length > 0) throw new Error(failures.join("\n"));
}

/**
 * @param {string} root
 * @param {Build} build
 */
export function isFresh(root, build) {
  const stamp = stampOf(root, build);
  if (!existsSync(join(root, build.output, build.proof)) || !existsSync(stamp)) return false;
  return readFileSync(stamp, "utf8") === hashSources(root, build.sources);
}

/**
 * @param {string} root
 * @param {Build} build
 * @returns {Promise<string>} what went wrong, or nothing
 */
async function runBuild(root, build) {
  const hash = hashSources(root, build.sources);
  const folder = dirname(join(root, build.output));
  const { scripts } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  // Not by npm, which runs on the system's Node and may not run on this one.
  const { code, output } = await runCaptured(scripts.build, [], {
    cwd: folder,
    env: { ...programsOf(root), NODE_ENV: "production" },
    shell: true,
  });
  if (code !== 0) return `The build of ${build.workspace} failed:\n${output.trim()}`;
  writeFileSync(stampOf(root, build), hash);
  return "";
}

/**
 * The environment with the dependencies' programs first, and the Node that this is before any other.
 * @param {string} root
 */
function programsOf(root) {
  const first = [dirname(process.execPath), join(root, "node_modules", ".bin")];
  return { ...process.env, PATH: [...first, process.env["PATH"] ?? ""].join(delimiter) };
}

/**
 * @param {string} root
 * @param {Build} build
 */
function stampOf(root, build) {
  return join(root, build.output, ".sources");
}

/**
 * One hash over names and contents of all files below the given paths, tests and products left out.
 * @param {string} root
 * @param {string[]} sources
 */
function hashSources(root, sources) {
  const hash = createHash("sha256");
  for (const path of [...sources, ...outside(root)].flatMap((source) => listFiles(root, source)).sort()) {
    hash
      .update(path)
      .update("\0")
      .update(readFileSync(join(root, path)))
      .update("\0");
  }
  return hash.digest("hex");
}

/**
 * Where templates outside of the project lie, as seen from its root.
 * @param {string} root
 */
function outside(root) {
  const folder = process.env["TEMPLATES_DIR"];
  return folder ? [relative(root, resolve(folder))] : [];
}

/**
 * @param {string} root
 * @param {string} path
 * @returns {string[]}
 */
function listFiles(root, path) {
  const found = statSync(join(root, path), { throwIfNoEntry: false });
  if (!found) return [];
  if (found.isFile()) return [path];
  return readdirSync(join(root, path), { withFileTypes: true }).flatMap((entry) => {
    const inner = `${path}/${entry.name}`;
    if (unbuilt.test(inner)) return [];
    if (entry.isDirectory()) return listFiles(root, inner);
    return entry.isFile() ? [inner] : [];
  });
}
