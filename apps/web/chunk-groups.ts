import type { Plugin, Rolldown } from "vite";

/** The kit and its signs, without what the first script and the landing page draw with, and what only some pages do. */
const kit =
  /\/packages\/ui\/src\/(?!spinner|button|states|text-input|field|mark|tag-input|password-input|progress|tabs|drawer|select|panels|dialog-panel|inline-dialog|dialog-focus|switch|confirm-dialog|checkbox|segments)/;
const signs =
  /\/lucide-react\/dist\/esm\/icons\/(?!circle-exclamation-point|menu\.|play|chevron-down|x\.|cog\.|cpu|heart-pulse|gem|code\.|braces|badge-check|key-round|star|book-open|quote|pause|chart-no-axes-combined)/;
const queries =
  /\/@tanstack\/(?:query-core\/build\/modern\/(?:query|mutation)Observer|react-query\/build\/modern\/(?!QueryClientProvider|index))/;
/** The admin area's own calls and the rules of the account's forms come with their pages. */
const client = /\/packages\/(?:api-client|contract)\/src\/(?!admin|endpoints\/account-forms)/;
const lib =
  /\/apps\/web\/src\/lib\/(?!admin-api|api-error-listener|query-client|storage\/|session\/session-store|search|use-is-near|guard\/(?:decide|guard-page)|page-header|navigation|use-single-flight|cv-file\/(?:file-button|use-file-drop)|templates\/(?:template-picture|category-filter)|preview-protocol|charts\/|second-factor\/|moderation\/|strength-meter|admin-pages)/;
const shell =
  /\/apps\/web\/src\/shell\/(?!shell-parts|root-layout|page-loading|route-error|start-early|leave-as-guest|layouts)/;

const oneOf = (...patterns: RegExp[]) => new RegExp(patterns.map(({ source }) => source).join("|"));

/**
 * Lays together what nearly every page of the signed-in person needs: a page then asks for thirty scripts and not
 * for eighty, each of which costs the browser as much as the work in it (decision 022).
 */
export const chunkGroups: Rolldown.OutputOptions["codeSplitting"] = {
  groups: [
    { name: "react", test: /\/node_modules\/(?:react|react-dom|scheduler)\//, priority: 3 },
    {
      name: "widgets",
      test: oneOf(kit, signs, queries),
      minShareCount: 2,
      priority: 2,
      includeDependenciesRecursively: false,
    },
    {
      name: "common",
      test: oneOf(client, lib, shell),
      minShareCount: 3,
      priority: 1,
      includeDependenciesRecursively: false,
    },
  ],
};

/** Fails the build when the first script, the landing page or the preview frame would need one of the groups. */
export function lightStart(): Plugin {
  const light = /\/apps\/web\/src\/(?:main|preview\/main|features\/landing\/landing-page)\.tsx$/;
  const heavy = /^assets\/(?:widgets|common)-/;
  return {
    name: "light-start",
    apply: "build",
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== "chunk" || !file.moduleIds.some((id) => light.test(id))) continue;
        const found = closure(bundle, file.fileName).find((name) => heavy.test(name));
        if (found) this.error(`${file.fileName} would load ${found}: leave out in chunk-groups.ts what it uses of it.`);
      }
    },
  };
}

/** A chunk and everything that comes with it. */
export function closure(bundle: Rolldown.OutputBundle, first: string): string[] {
  const found = new Set<string>();
  const add = (name: string) => {
    const file = bundle[name];
    if (file?.type !== "chunk" || found.has(name)) return;
    found.add(name);
    file.imports.forEach(add);
  };
  add(first);
  return [...found];
}
