import type { Plugin, Rolldown } from "vite";
import { closure } from "./chunk-groups.ts";

type EarlyPage = {
  /** Its addresses, as the source of a pattern for `location.pathname`. */
  address: string;
  /** Whether `first-paint.js` knows what data the page needs. */
  hasData?: true;
  /** What the page, its layout and the guard before it import. */
  modules: RegExp;
};

/** What the guard asks the server with, and what lies over every page. */
const guard = "overlays\\.tsx|lib/api\\.ts|check-session\\.ts|find-fact\\.ts|queries/(?:websites|subscription)\\.ts";
const anyOf = (...names: string[]) => new RegExp(`/(?:${names.join("|")})$`);

/** The pages that the signed-in person opens by their address, or comes to from a mail or another site. */
const earlyPages: readonly EarlyPage[] = [
  {
    address: "^/builder/\\d+$",
    hasData: true,
    modules: anyOf(guard, "builder-page\\.tsx", "main-layout\\.tsx", "queries/templates\\.ts"),
  },
  {
    address: "^/(cv-builder/)?templates/\\d+$",
    hasData: true,
    modules: anyOf(guard, "template-selection-page\\.tsx", "queries/templates\\.ts"),
  },
  {
    address: "^/dashboard$",
    hasData: true,
    modules: anyOf(guard, "dashboard-page\\.tsx", "main-layout\\.tsx", "queries/overview\\.ts"),
  },
  {
    address: "^/onboarding$",
    modules: anyOf(guard, "onboarding-page\\.tsx", "minimal-layout\\.tsx"),
  },
];

/**
 * Names the scripts of pages in the application's page, so that they come while that is still read and not one after
 * the other once the application has started. They wait in templates, from which `first-paint.js` takes those of the
 * address.
 */
export function earlyScripts(): Plugin {
  return {
    name: "early-scripts",
    apply: "build",
    enforce: "post",
    generateBundle(_options, bundle) {
      const page = bundle["index.html"];
      if (page?.type !== "asset") return;
      const html = typeof page.source === "string" ? page.source : new TextDecoder().decode(page.source);
      const templates = earlyPages.map(({ address, hasData, modules }) => {
        const links = [...scripts(bundle, modules)]
          .filter((name) => !html.includes(name))
          .map((name) => `<link rel="modulepreload" crossorigin href="/${name}">`);
        if (links.length === 0) this.error(`Nothing of ${address} is found in the build.`);
        return `<template data-early="${address}"${hasData ? " data-data" : ""}>${links.join("")}</template>`;
      });
      page.source = html.replace(firstScript, (tag) => `${templates.join("")}\n    ${tag}`);
    },
  };
}

const firstScript = '<script src="/first-paint.js"></script>';

/** The chunks that hold what is started early, with everything that they import. */
function scripts(bundle: Rolldown.OutputBundle, modules: RegExp): Set<string> {
  const first = Object.values(bundle).filter(
    (file) => file.type === "chunk" && file.moduleIds.some((id) => modules.test(id)),
  );
  return new Set(first.flatMap(({ fileName }) => closure(bundle, fileName)));
}
