import react from "@vitejs/plugin-react";
import type { LandingParts } from "@vitrine/model";
import { createServer, type Plugin, type Rolldown } from "vite";
import { closure } from "./chunk-groups.ts";

type PrebuiltPage = {
  file: string;
  address: string;
  title: string;
  /** What its scripts begin with; the styles of the first one are needed for the first paint. */
  modules: RegExp;
};

const overlays = /\/shell\/overlays\.tsx$/;

/** The pages that strangers open first: painted before any script has arrived. */
const prebuiltPages: readonly PrebuiltPage[] = [
  {
    file: "landing.html",
    address: "/",
    title: "Vitrine: your CV as a website",
    modules: /\/landing-page\.tsx$/,
  },
  { file: "login.html", address: "/login", title: "Sign in · Vitrine", modules: oneOf(/\/login-page\.tsx$/, overlays) },
  {
    file: "register.html",
    address: "/register",
    title: "Create your account · Vitrine",
    modules: oneOf(/\/register-page\.tsx$/, overlays),
  },
];

function oneOf(...patterns: RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => source).join("|"));
}

/** The faces of the first screen: asked for at once, so that text is not set twice. */
const firstFonts = /(?:familjen|hanken)-grotesk-latin-wght-normal-[\w-]+\.woff2$/;

/**
 * Writes pages beside the application's: the same page with the markup of an address in it, so that a first visit is
 * painted before any script has arrived. The server sends them for their addresses; React then takes their place.
 */
export function prebuildPages(): Plugin {
  return {
    name: "prebuilt-pages",
    apply: "build",
    enforce: "post",
    async generateBundle(_options, bundle) {
      const page = bundle["index.html"];
      if (page?.type !== "asset") return;
      const html = typeof page.source === "string" ? page.source : new TextDecoder().decode(page.source);
      const { markups, landing } = await renderPages();
      for (const [index, prebuilt] of prebuiltPages.entries()) {
        const parts = {
          fonts: fonts(bundle),
          styles: styles(bundle, prebuilt),
          scripts: scripts(bundle, prebuilt, html),
        };
        if (!parts.scripts) this.error(`Nothing of ${prebuilt.address} is found in the build.`);
        const isLanding = prebuilt.address === "/";
        if (isLanding) parts.styles += landing.shipped.content;
        const source = fill(html, { title: prebuilt.title, markup: markups[index] ?? "", ...parts });
        const missing = isLanding ? missingParts(source, landing) : [];
        if (missing.length > 0) this.error(`Not found in the start page as it is: ${missing.join(", ")}.`);
        this.emitFile({ type: "asset", fileName: prebuilt.file, source });
      }
      this.emitFile({ type: "asset", fileName: "landing-parts.json", source: JSON.stringify(landing) });
    },
  };
}

/** What the start page claims must be found in it once, and each link at least: otherwise a server could not replace it. */
function missingParts(page: string, { shipped }: LandingParts): string[] {
  const { links, ...claims } = shipped;
  const times = (part: string) => page.split(part).length - 1;
  return [
    ...Object.entries(claims).flatMap(([name, part]) => (times(part) === 1 ? [] : [name])),
    ...links.filter((link) => times(link) === 0),
  ];
}

async function renderPages(): Promise<{ markups: string[]; landing: LandingParts }> {
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
    const { prerender, landingParts } = (await server.ssrLoadModule(
      "/src/prerender.tsx",
    )) as typeof import("./src/prerender.tsx");
    const markups: string[] = [];
    for (const { address } of prebuiltPages) markups.push((await prerender(address)).replace(inlineScripts, ""));
    return { markups, landing: landingParts() };
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

function chunksOf(bundle: Rolldown.OutputBundle, { modules }: PrebuiltPage): Rolldown.OutputChunk[] {
  return Object.values(bundle).flatMap((file) =>
    file.type === "chunk" && file.moduleIds.some((id) => modules.test(id)) ? [file] : [],
  );
}

/** What only this page is drawn with: without it its parts lie over each other until a script has run. */
function styles(bundle: Rolldown.OutputBundle, page: PrebuiltPage): string {
  const names = chunksOf(bundle, page).flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
  return names.map((name) => `<link rel="stylesheet" crossorigin href="/${name}">`).join("");
}

/** The page's own scripts come with the application's, not after them. */
function scripts(bundle: Rolldown.OutputBundle, page: PrebuiltPage, html: string): string {
  const names = new Set(chunksOf(bundle, page).flatMap(({ fileName }) => closure(bundle, fileName)));
  return [...names]
    .filter((name) => !html.includes(name))
    .map((name) => `<link rel="modulepreload" crossorigin href="/${name}">`)
    .join("");
}

type Parts = { title: string; markup: string; fonts: string; styles: string; scripts: string };

/**
 * The scripts wait in a template, from which `first-paint.js` takes them: style sheet, fonts and the first picture come
 * before them on a slow line.
 */
function fill(html: string, { title, markup, ...parts }: Parts): string {
  const own = html.match(applicationScripts) ?? [];
  return html
    .replace(applicationScripts, "")
    .replace("<title>Vitrine</title>", () => `<title>${title}</title>\n    ${parts.fonts}`)
    .replace(firstScript, (tag) => {
      const application = `<template id="application">${own.join("")}${parts.scripts}</template>`;
      return `${application}${pictures(markup)}\n    ${tag}${parts.styles}`;
    })
    .replace('<div id="root"></div>', () => `<div id="root"><div data-prerendered>${markup}</div></div>`);
}

/** The pictures of which a visit draws one: that one is asked for before the style sheet shows its place. */
function pictures(markup: string): string {
  const addresses = [...markup.matchAll(/data-luck-of="\d+"[^]*?<img[^>]*?src="([^"]+)"/g)].map(
    ([, address]) => address,
  );
  if (addresses.length === 0) return "";
  const links = addresses.map(
    (address) => `<link rel="preload" as="image" media="(min-width: 1024px)" fetchpriority="high" href="${address}">`,
  );
  return `<template data-pictures>${links.join("")}</template>`;
}

const applicationScripts = /<script type="module"[^>]*><\/script>\s*|<link rel="modulepreload"[^>]*>\s*/g;
/** The router's script that restores a scroll position: the content security policy would refuse it. */
const inlineScripts = /<script>.*?<\/script>/gs;
const firstScript = '<script src="/first-paint.js"></script>';
