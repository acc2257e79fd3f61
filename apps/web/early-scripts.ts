import type { Plugin, Rolldown } from "vite";
import { closure } from "./chunk-groups.ts";

/** What `shell/start-early.ts` and the guard import when somebody with a session opens a builder's address. */
const startedEarly =
  /\/(?:builder-page\.tsx|main-layout\.tsx|overlays\.tsx|lib\/api\.ts|lib\/queries\/(?:websites|subscription|templates)\.ts|check-session\.ts|find-fact\.ts)$/;

/**
 * Names the scripts of the builder in the application's page, so that they come while the page is still read and not
 * after the application has started. They wait in a template, from which `first-paint.js` takes them.
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
      const links = [...scripts(bundle)]
        .filter((name) => !html.includes(name))
        .map((name) => `<link rel="modulepreload" crossorigin href="/${name}">`);
      page.source = html.replace(
        firstScript,
        (tag) => `<template id="builder">${links.join("")}</template>\n    ${tag}`,
      );
    },
  };
}

const firstScript = '<script src="/first-paint.js"></script>';

/** The chunks that hold what is started early, with everything that they import. */
function scripts(bundle: Rolldown.OutputBundle): Set<string> {
  const first = Object.values(bundle).filter(
    (file) => file.type === "chunk" && file.moduleIds.some((id) => startedEarly.test(id)),
  );
  return new Set(first.flatMap(({ fileName }) => closure(bundle, fileName)));
}
