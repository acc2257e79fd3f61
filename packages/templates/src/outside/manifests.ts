import type { TemplateManifest } from "@vitrine/model";
import { readOutside } from "./read-outside.ts";

/** What stands in the catalogue beside the project's own templates. A build for browsers writes them down here. */
export const outsideManifests: readonly TemplateManifest[] = readOutside(process.env["TEMPLATES_DIR"]).map(
  ({ manifest }) => manifest,
);
