import type { TemplateManifest } from "@vitrine/model";
import type { JSX } from "react";
import type { FontFace } from "./kit/fonts.ts";
import { onScreen } from "./kit/on-screen.ts";
import printColumn from "./kit/print-column.css?raw";
import type { Palette, Shades } from "./kit/palette.ts";
import { scriptFonts } from "./kit/script-fonts.ts";
import type { StandIn } from "./kit/stand-ins.ts";
import type { SiteView } from "./view/site-view.ts";

/** All that a template's `design.ts` is put together with, beside the sheets of the kit. */
export { cyrillic, latin, latinExt, latinFace } from "./kit/fonts.ts";
export { inBothModes } from "./kit/palette.ts";

/** What a template draws with, loaded only when it is shown. */
export type TemplateDesign = {
  Component: (props: { view: SiteView }) => JSX.Element;
  css: string;
  palette: Palette;
  shades?: Shades;
  fonts: readonly FontFace[];
  /** Faces of the system for as long as those are on their way. */
  standIns: readonly StandIn[];
  /** Colours that the owner chose, as CSS; absent when a template takes none. */
  ownerStyle?: (view: SiteView) => string;
};

export type LoadedTemplate = TemplateDesign & { manifest: TemplateManifest };

/**
 * Joins a manifest with its design, and the design's faces with those of the scripts that it lacks.
 * @throws Error when the manifest cannot stand in the catalogue; caught by the tests, never by a visitor
 */
export function templateOf(manifest: TemplateManifest, design: TemplateDesign): LoadedTemplate {
  checkManifest(manifest);
  return { ...design, fonts: [...design.fonts, ...scriptFonts], manifest };
}

function checkManifest({ slug, name, description }: TemplateManifest): void {
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug)) throw new Error(`The slug "${slug}" is not kebab-case.`);
  if (!name || !description) throw new Error(`The template "${slug}" needs a name and a description.`);
}

type Sheets = readonly string[];

/**
 * One sheet of three: faces and what paper keeps, what the screen alone shows, and what is the design's own on paper,
 * after the kit's paper in one column.
 */
export function screenAndPaper({ letters, stage, paper }: Record<"letters" | "stage" | "paper", Sheets>): string {
  return [...letters, onScreen(stage.join("\n")), printColumn, ...paper].join("\n");
}
