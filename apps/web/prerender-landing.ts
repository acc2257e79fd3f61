import react from "@vitejs/plugin-react";
import { createServer, type Plugin, type Rolldown } from "vite";

const landingTitle = "Vitrine: your CV as a website";
/** The faces of the first screen: asked for at once, so that text is not set twice. */
const firstFonts = /(?:familjen|hanken)-grotesk-latin-wght-normal-[\w-]+\.woff2$/;

/**
 * Writes `landing.html` beside the application's page: the same page with the landing page's markup in it, so that
 * a first visit is painted before any script has arrived. The server sends it for `/`; React then takes its place.
 */
export function prerenderLanding(): Plugin {
  return {
    name: "prerender-landing",
    apply: "build",
    enforce: "post",
    async generateBundle(_options, bundle) {
      const page = bundle["index.html"];
      if (page?.type !== "asset") return;
      const html = typeof page.source === "string" ? page.source : new TextDecoder().decode(page.source);
      this.emitFile({
        type: "asset",
        fileName: "landing.html",
        source: fill(html, await renderLanding(), {
          fonts: fonts(bundle),
          styles: landingStyles(bundle),
          scripts: landingScript(bundle),
        }),
      });
    },
  };
}

async function renderLanding(): Promise<string> {
  const server = await createServer({
    configFile: false,
    root: import.meta.dirname,
    mode: "production",
    plugins: [react()],
    appType: "custom",
    logLevel: "error",
    server: { middlewareMode: true, hmr: false, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { prerender } = (await server.ssrLoadModule("/src/prerender.tsx")) as typeof import("./src/prerender.tsx");
    return (await prerender("/")).replace(inlineScripts, "");
  } finally {
    await server.close();
  }
}

function fonts(bundle: Rolldown.OutputBundle): string {
  return Object.keys(bundle)
    .filter((name) => firstFonts.test(name))
    .map((name) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${name}">`)
    .join("\n    ");
}

function landingChunk(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk | undefined {
  return Object.values(bundle).find(
    (file) => file.type === "chunk" && file.facadeModuleId?.endsWith("/landing-page.tsx"),
  ) as Rolldown.OutputChunk | undefined;
}

/** What only the landing page is drawn with: without it its parts lie over each other until a script has run. */
function landingStyles(bundle: Rolldown.OutputBundle): string {
  const names = [...(landingChunk(bundle)?.viteMetadata?.importedCss ?? [])];
  return names.map((name) => `<link rel="stylesheet" crossorigin href="/${name}">`).join("");
}

/** The landing page's own script comes with the application's, not after it. */
function landingScript(bundle: Rolldown.OutputBundle): string {
  const page = landingChunk(bundle);
  return page ? `<link rel="modulepreload" crossorigin href="/${page.fileName}">` : "";
}

/**
 * The scripts wait in a template, from which `first-paint.js` takes them: style sheet, fonts and the hero's picture
 * come before them on a slow line.
 */
function fill(html: string, markup: string, preloads: { fonts: string; styles: string; scripts: string }): string {
  const scripts = html.match(applicationScripts) ?? [];
  return html
    .replace(applicationScripts, "")
    .replace("<title>Vitrine</title>", () => `<title>${landingTitle}</title>\n    ${preloads.fonts}`)
    .replace(
      firstScript,
      (tag) =>
        `<template id="application">${scripts.join("")}${preloads.scripts}</template>\n    ${preloads.styles}${tag}`,
    )
    .replace('<div id="root"></div>', () => `<div id="root"><div data-prerendered>${markup}</div></div>`);
}

const applicationScripts = /<script type="module"[^>]*><\/script>\s*|<link rel="modulepreload"[^>]*>\s*/g;
/** The router's script that restores a scroll position: the content security policy would refuse it. */
const inlineScripts = /<script>.*?<\/script>/gs;
const firstScript = '<script src="/first-paint.js"></script>';
