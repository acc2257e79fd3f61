import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { withBuiltPrograms } from "./apps/server/built-programs.ts";
import { outsideTemplates } from "./packages/templates/vite-outside.ts";
import { HeaviestFirst } from "./tools/testing/heaviest-first.ts";

/** The longest test of a quiet run takes 12 s (two cores). */
const shared = {
  testTimeout: 20_000,
  hookTimeout: 40_000,
  unstubGlobals: true,
  unstubEnvs: true,
  restoreMocks: true,
};

const node = { ...shared, environment: "node" as const };
const jsdom = { ...shared, environment: "jsdom" as const, setupFiles: ["tools/testing/jsdom-setup.ts"] };

/** One evaluation of a module serves every file of a worker: for tests that leave nothing behind in modules. */
const together = { isolate: false };

/** Files of screens share a worker's process and window as well, but not their modules. */
const screens = { ...together, setupFiles: ["tools/testing/fresh-window.ts", ...jsdom.setupFiles] };

/** Between runs modules are kept by their files' content, which says nothing of `TEMPLATES_DIR`. */
const keepNoOutside: Plugin = {
  name: "keep-no-outside",
  configureVitest: ({ defineCacheKeyGenerator }) =>
    defineCacheKeyGenerator(({ id }) =>
      /outside(?:-template|-react|\/loaders|\/manifests)/.test(id) ? false : undefined,
    ),
};

/** Where `npm test` has built the server, threads and readers of CVs start from there, in half of the time. */
const serverProgram = process.env["SERVER_PROGRAM"];
const builtPrograms: Plugin = {
  name: "built-programs",
  enforce: "pre",
  configureVitest: ({ defineCacheKeyGenerator }) =>
    defineCacheKeyGenerator(({ id, sourceCode }) => (withBuiltProgramsIn(sourceCode, id) === null ? undefined : false)),
  transform: (code, id) => withBuiltProgramsIn(code, id),
};

function withBuiltProgramsIn(code: string, id: string): string | null {
  const addressOf = (name: string) =>
    `new URL(${JSON.stringify(pathToFileURL(join(dirname(serverProgram ?? ""), `${name}.js`)).href)})`;
  const changed = withBuiltPrograms(code, id, addressOf);
  return serverProgram === undefined || changed === code ? null : changed;
}

/**
 * Three workers for the two cores of the smallest machine: tests wait for faces, queues and databases as well.
 * UNIT_WORKERS tries another number.
 */
export default defineConfig({
  test: {
    maxWorkers: Number(process.env["UNIT_WORKERS"] ?? 3),
    sequence: { sequencer: HeaviestFirst },
    projects: [
      {
        plugins: [builtPrograms],
        test: {
          ...node,
          ...together,
          name: "packages",
          include: ["packages/{model,contract,api-client,cv-parser}/**/*.test.ts"],
        },
      },
      {
        // Pages are drawn by the React that the product draws them with.
        oxc: { jsx: { runtime: "automatic", development: false } },
        plugins: [outsideTemplates(), keepNoOutside],
        test: {
          ...node,
          ...together,
          env: { NODE_ENV: "production" },
          name: "templates",
          include: ["packages/templates/**/*.test.{ts,tsx}"],
          css: true,
        },
      },
      {
        plugins: [builtPrograms],
        test: {
          ...node,
          ...together,
          name: "server",
          include: ["apps/server/**/*.test.ts"],
          globalSetup: ["tools/testing/postgres-global-setup.ts"],
        },
      },
      {
        test: {
          ...node,
          ...together,
          name: "tools",
          include: ["tools/**/*.test.ts"],
          // Beside others with a window.
          exclude: ["tools/testing/**"],
        },
      },
      {
        oxc: { jsx: { runtime: "automatic" } },
        test: {
          ...jsdom,
          ...screens,
          name: "web",
          include: ["apps/web/src/**/*.test.tsx", "packages/ui/**/*.test.tsx"],
        },
      },
      {
        // What draws nothing; the few that read the window or its storage say so in their first line.
        oxc: { jsx: { runtime: "automatic" } },
        test: {
          ...jsdom,
          ...together,
          environment: "node",
          name: "web logic",
          include: ["{apps/web/src,apps/web/developer-pages,packages/ui,tools/testing}/**/*.test.ts"],
        },
      },
    ],
  },
});
