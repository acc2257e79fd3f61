import { resolveTemplateSlug } from "@vitrine/model";
import baseCss from "./kit/base.css?raw";
import citationsCss from "./kit/citations.css?raw";
import firstScreenCss from "./kit/first-screen.css?raw";
import kitSectionCss from "./kit/kit-section.css?raw";
import { fontFaceCss } from "./kit/fonts.ts";
import guardCss from "./kit/guard.css?raw";
import { paletteCss } from "./kit/palette.ts";
import stillSheet from "./kit/still.css?raw";
import { standInCss } from "./kit/stand-ins.ts";
import type { LoadedTemplate, TemplateDesign } from "./define-template.ts";
import { templateLoaders } from "./registry.ts";

const fallbackSlug = "default";

/** A template with its design. An unknown slug gives `default`, so that no stored site is ever lost. */
export async function loadDefinition(slug: string): Promise<LoadedTemplate> {
  const resolved = resolveTemplateSlug(slug);
  const load = templateLoaders[Object.hasOwn(templateLoaders, resolved) ? resolved : fallbackSlug];
  if (!load) throw new Error(`The registry holds no template "${fallbackSlug}".`);
  return load();
}

/**
 * The whole style sheet of a template: faces, colours, shared ground, its own rules, guards. The rules are taken as
 * they are written, because a bundler's rewriting for older browsers would draw preview and page differently.
 */
export function styleSheet(
  design: Omit<TemplateDesign, "ownerStyle"> & { ownCss?: string },
  resolveFont: (url: string) => string,
): string {
  const rules = [baseCss, kitSectionCss, citationsCss, design.css, guardCss].map(compactCss);
  const faces = fontFaceCss(design.fonts, resolveFont) + standInCss(design.standIns);
  return [faces, paletteCss(design.palette, design.shades), ...rules, design.ownCss ?? ""].join("\n");
}

/** Rules for a page that is opened once and not edited: they come before a template's own. */
export const publishedCss = (): string => compactCss(firstScreenCss);

/**
 * The style of a page that is shown small and only looked at: as for readers who asked for stillness, because dozens of
 * such pages stand side by side and each would go on moving, and without what lies below its screen.
 * @param css the whole style of the page
 */
export function stillCss(css: string): string {
  const still = css
    .replaceAll(/\(prefers-reduced-motion: ?no-preference\)/g, "(max-width:0)")
    .replaceAll(/\(prefers-reduced-motion: ?reduce\)/g, "(min-width:0)");
  return compactCss(stillSheet) + still;
}

/** Rules without comments, indentation, last semicolons, and the spaces around braces and after names. */
function compactCss(css: string): string {
  return css
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/\s+/g, " ")
    .replace(/ ?([{};]) ?/g, "$1")
    .replaceAll(";}", "}")
    .replace(/([{;(][\w-]+): /g, "$1:")
    .trim();
}
