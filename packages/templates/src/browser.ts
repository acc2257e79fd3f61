import type { TemplateManifest } from "@vitrine/model";
import type { TemplateDesign } from "./define-template.ts";
import { loadDefinition, styleSheet } from "./load-template.ts";
import type { SiteView } from "./view/site-view.ts";

export { arrange } from "./view/arrange.ts";
export { keepParts } from "./view/keep-parts.ts";
export { toSiteView } from "./view/to-site-view.ts";
export type { ViewOptions } from "./view/to-site-view.ts";
export type { SiteInput } from "./view/site-input.ts";
export type { SectionView, SiteView } from "./view/site-view.ts";

export type BrowserTemplate = {
  manifest: TemplateManifest;
  /** Draws the body of the page. */
  Component: TemplateDesign["Component"];
  /** The whole style sheet, for one `style` element in the frame's head. */
  css: string;
  /** Colours the owner chose, for a second `style` element; changes with the view. */
  ownerStyle: (view: SiteView) => string;
};

/** Loads one template for the preview frame. An unknown slug gives `default`. */
export async function loadTemplate(slug: string): Promise<BrowserTemplate> {
  const design = await loadDefinition(slug);
  return {
    manifest: design.manifest,
    Component: design.Component,
    css: styleSheet(design, (url) => url),
    ownerStyle: (view) => themeStyle(design, view),
  };
}

/** The owner's colours as CSS; empty for templates that take none. */
export function themeStyle(design: Pick<TemplateDesign, "ownerStyle">, view: SiteView): string {
  return design.ownerStyle?.(view) ?? "";
}
