import { extraSectionNames, type Website } from "@vitrine/model";
import { listOfKind } from "../items/section-of-list.ts";
import type { Operation } from "../work/operations.ts";
import { isSectionOperation } from "../work/section-operations.ts";
import { sectionOfBlock, sectionOfList, sectionOfPath, type BuilderSectionId } from "./builder-rules.ts";
import type { OpenPlace } from "./section-place.ts";

/** A screen of the builder, and in Sections the section that is open there. */
export type Place = { screen: BuilderSectionId; open: OpenPlace };

const on = (screen: BuilderSectionId, open: OpenPlace = null): Place => ({ screen, open });

/** The screen that edits the entries of a section: its kind's own where there is one, and it is the only of its kind. */
function placeOfSection(website: Website, sectionId: number): Place {
  const section = website.sections.find(({ id }) => id === sectionId);
  if (!section) return on("sections");
  const isOnly = website.sections.filter(({ kind }) => kind === section.kind).length === 1;
  const list = listOfKind(section.kind);
  if (list === "blogPost" || (list && isOnly)) return on(sectionOfList[list]);
  const isExtra = extraSectionNames.some((name) => name === section.kind) || sectionOfBlock(section.kind) === "extras";
  return isExtra && isOnly ? on("extras") : on("sections", sectionId);
}

/** The screen whose form edits a pressed block of the preview; `sectionId` is null for blocks that are none. */
export function placeOfBlock(website: Website, block: string, sectionId: number | null): Place | null {
  if (sectionId !== null) return placeOfSection(website, sectionId);
  const screen = sectionOfBlock(block);
  return screen && on(screen);
}

/** The screen that an operation happened in. */
export function placeOfOperation(website: Website, operation: Operation): Place {
  if (operation.kind === "field") return on(sectionOfPath(operation.path));
  if (operation.kind === "data") return on("template-data");
  if (operation.kind === "look") return on("design");
  if (operation.kind === "template") return on("template");
  if (operation.kind === "version") return on("sections");
  if (!isSectionOperation(operation)) return on(sectionOfList[operation.list]);
  return "of" in operation ? placeOfSection(website, operation.section) : on("sections");
}
