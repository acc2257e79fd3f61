import path from "node:path";
import { searchForWorkspaceRoot, type Plugin } from "vite";
import { readOutside, type OutsideTemplate } from "./src/outside/read-outside.ts";

const source = path.join(import.meta.dirname, "src");
const loaders = path.join(source, "outside/loaders.ts");
const manifests = path.join(source, "outside/manifests.ts");
const own = "@vitrine/templates/";
const virtual = "\0outside-template:";
/** React as the project has it: a page is drawn by one React. */
const react = "\0outside-react:";
const named = "virtual:of-project/";

/** The file of a build that says which folder outside of the project it holds the templates of. */
export const outsideNote = "outside.txt";

/**
 * Takes the templates of `TEMPLATES_DIR` into a build, a test run or the workbench. They import the kit by the
 * package's name (`@vitrine/templates/kit/section.tsx`), and faces and React from where the package has them, so that
 * their folder needs no installation of its own.
 * @throws Error when one of them cannot stand in the catalogue
 */
export function outsideTemplates(): Plugin[] {
  const read = () => readOutside(process.env["TEMPLATES_DIR"]);
  const root = path.resolve(process.env["TEMPLATES_DIR"] || source);
  return [
    reactOfProject(root),
    {
      name: "outside-templates",
      enforce: "pre",
      config: () =>
        process.env["TEMPLATES_DIR"] ? { server: { fs: { allow: [searchForWorkspaceRoot(source), root] } } } : null,
      async resolveId(specifier, importer) {
        if (specifier.startsWith(virtual)) return specifier;
        if (!process.env["TEMPLATES_DIR"] || !importer?.startsWith(`${root}${path.sep}`)) return null;
        if (specifier.startsWith(own)) return path.join(source, specifier.slice(own.length));
        if (specifier.startsWith(".") || path.isAbsolute(specifier)) return null;
        if (/^react(?:\/|$)/.test(specifier)) return react + specifier;
        return this.resolve(specifier, path.join(source, "registry.ts"), { skipSelf: true });
      },
      load(id) {
        if (id.startsWith(react)) return `export * from ${JSON.stringify(id.slice(react.length))};`;
        const [file = ""] = id.split("?");
        if (path.normalize(file) === manifests)
          return `export const outsideManifests = ${JSON.stringify(read().map(({ manifest }) => manifest))};`;
        if (path.normalize(file) === loaders) return loadersOf(read());
        const template = id.startsWith(virtual) && read().find(({ manifest }) => virtual + manifest.slug === id);
        return template ? definitionOf(template) : null;
      },
    },
  ];
}

/** A server that runs what it has not bundled leaves React's name as it is, and looks for it from the template's folder. */
function reactOfProject(root: string): Plugin {
  return {
    name: "react-of-project",
    enforce: "post",
    transform: (code, id) =>
      process.env["TEMPLATES_DIR"] && id.startsWith(`${root}${path.sep}`)
        ? code.replaceAll(/(from\s*")(react(?:\/[\w-]+)?")/g, `$1${named}$2`)
        : null,
    resolveId: (specifier) => (specifier.startsWith(named) ? react + specifier.slice(named.length) : null),
  };
}

function loadersOf(templates: readonly OutsideTemplate[]): string {
  const lines = templates.map(({ manifest: { slug } }) => {
    const module = JSON.stringify(virtual + slug);
    return `  ${JSON.stringify(slug)}: async () => (await import(${module})).template(),`;
  });
  return `export const outsideLoaders = {\n${lines.join("\n")}\n};`;
}

/** A file of its own for each, so that its name can change alone. */
function definitionOf({ folder, manifest }: OutsideTemplate): string {
  const { slug, ...facts } = manifest;
  return [
    `import load from ${JSON.stringify(path.join(folder, "index.ts"))};`,
    `const manifest = { slug: ${JSON.stringify(slug)}, ...${JSON.stringify(facts)} };`,
    "export const template = async () => ({ ...(await load()), manifest });",
  ].join("\n");
}
