import { dirname, join, relative, resolve, sep } from "node:path";
import { defineConfig } from "vite";
import type { Plugin } from "vite";
import { programs, withBuiltPrograms } from "./built-programs.ts";

const root = resolve(import.meta.dirname, "../..");
/** The root, as seen from a file of the build. */
const rootFromBuild = "../../..";

/** Packages of dozens of modules each, which are a second and a half of loading; none of them looks for files beside itself. */
const ofManyModules = [
  /^zod/,
  /^drizzle-orm/,
  "stripe",
  // The certificates that passkeys may bring are read with all of these.
  /^@(?:simplewebauthn|peculiar|levischuck|hexagon)/,
  /^(?:asn1js|pvutils|pvtsutils|tsyringe|tslib|reflect-metadata)/,
  "nodemailer",
  /^(?:openid-client|oauth4webapi|jose)/,
  "postal-mime",
  "css-tree",
  /^(?:htmlparser2|entities|domutils|domhandler|domelementtype|dom-serializer)/,
];

/**
 * Files that lie beside the sources are found from where the sources are, programs and threads from where they are built:
 * Node gives a module of a build the place of the build.
 */
function placesOfSources(): Plugin {
  return {
    name: "places-of-sources",
    enforce: "pre",
    transform(code, id) {
      if (!code.includes("import.meta.") || id.includes("node_modules")) return null;
      const place = relative(root, id).split(sep).join("/");
      const built: string[] = [];
      const keep = (text: string) => `@built-${built.push(text) - 1}@`;
      return withBuiltPrograms(code, id, (name) => keep(`new URL("./${name}.js", import.meta.url)`))
        .replaceAll("import.meta.url", () => keep(`new URL("${rootFromBuild}/${place}", import.meta.url).href`))
        .replaceAll("import.meta.dirname", () => keep(`(import.meta.dirname + "/${rootFromBuild}/${dirname(place)}")`))
        .replace(/@built-(\d+)@/g, (_, index: string) => built[Number(index)] ?? "");
    },
  };
}

/** Builds what `npm start` runs: Node runs the sources as well, but a start then takes nearly twice the processor time. */
export default defineConfig({
  plugins: [placesOfSources()],
  ssr: { noExternal: ofManyModules },
  // Whole in one file: its modules look for data beside themselves.
  resolve: { alias: [{ find: /^css-tree$/, replacement: "css-tree/dist/csstree.esm" }] },
  build: {
    ssr: true,
    emptyOutDir: true,
    target: "node24",
    minify: false,
    rolldownOptions: {
      input: Object.fromEntries(Object.entries(programs).map(([name, path]) => [name, join(root, path)])),
      output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
    },
  },
});
