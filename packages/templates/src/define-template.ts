import type { TemplateManifest } from "@vitrine/model";
import type { JSX } from "react";
import type { FontFace } from "./kit/fonts.ts";
import type { Palette } from "./kit/palette.ts";
import type { StandIn } from "./kit/stand-ins.ts";
import type { SiteView } from "./view/site-view.ts";

/** What a template draws with, loaded only when it is shown. */
export type TemplateDesign = {
  Component: (props: { view: SiteView }) => JSX.Element;
  css: string;
  palette: Palette;
  fonts: readonly FontFace[];
  /** Faces of the system for as long as those are on their way. */
  standIns: readonly StandIn[];
  /** Colours that the owner chose, as CSS; absent when a template takes none. */
  ownerStyle?: (view: SiteView) => string;
};

export type TemplateDefinition = { manifest: TemplateManifest; load: () => Promise<TemplateDesign> };

/**
 * Joins a manifest with its design.
 * @throws Error when the manifest cannot stand in the catalogue; caught by the tests, never by a visitor
 */
export function defineTemplate(definition: TemplateDefinition): TemplateDefinition {
  const { slug, name, description } = definition.manifest;
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug)) throw new Error(`The slug "${slug}" is not kebab-case.`);
  if (!name || !description) throw new Error(`The template "${slug}" needs a name and a description.`);
  return definition;
}
