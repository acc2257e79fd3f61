import type { Look, LookChoice, TemplateManifest } from "@vitrine/model";
import type { TemplateDesign } from "./define-template.ts";
import { lookChoices, withLook } from "./kit/look.ts";
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
  /** What an owner can choose of its look. */
  choices: { palettes: readonly LookChoice[]; pairings: readonly LookChoice[] };
  /** The whole style sheet in the look that was asked for, for one `style` element in the frame's head. */
  css: string;
  /** Colours the owner chose, for a second `style` element; changes with the view. */
  ownerStyle: (view: SiteView) => string;
};

/** Loads one template in a look for the preview frame. An unknown slug gives `default`. */
export async function loadTemplate(slug: string, look?: Look): Promise<BrowserTemplate> {
  const plain = await loadDefinition(slug);
  const design = await withLook(plain, look);
  return {
    manifest: design.manifest,
    Component: design.Component,
    choices: lookChoices(plain),
    css: styleSheet(design, (url) => url),
    ownerStyle: (view) => design.ownerStyle?.(view) ?? "",
  };
}
