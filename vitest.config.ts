import { defineConfig } from "vitest/config";

const shared = {
  testTimeout: 20_000,
  hookTimeout: 40_000,
  unstubGlobals: true,
  unstubEnvs: true,
  restoreMocks: true,
};

const node = { ...shared, environment: "node" as const };
const jsdom = { ...shared, environment: "jsdom" as const, setupFiles: ["tools/testing/jsdom-setup.ts"] };

/** Two workers: the smallest machine this runs on has two cores, and the browser tests' own processes need air. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...node,
          name: "packages",
          include: ["packages/{model,contract,api-client,cv-parser}/**/*.test.ts"],
        },
      },
      {
        oxc: { jsx: { runtime: "automatic" } },
        test: { ...node, name: "templates", include: ["packages/templates/**/*.test.{ts,tsx}"], css: true },
      },
      {
        test: {
          ...node,
          name: "server",
          include: ["apps/server/**/*.test.ts"],
          globalSetup: ["tools/testing/postgres-global-setup.ts"],
        },
      },
      { test: { ...node, name: "tools", include: ["tools/**/*.test.ts"] } },
      {
        oxc: { jsx: { runtime: "automatic" } },
        test: { ...jsdom, name: "web", include: ["apps/web/src/**/*.test.{ts,tsx}", "packages/ui/**/*.test.{ts,tsx}"] },
      },
    ],
  },
});
