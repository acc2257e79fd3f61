import type { LoadedTemplate } from "../define-template.ts";

/** The designs of the templates outside of the project, by their slugs; a build writes them down here. */
export const outsideLoaders: Readonly<Record<string, () => Promise<LoadedTemplate>>> = {};
