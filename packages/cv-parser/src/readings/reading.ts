import type { AssembledCv } from "../assemble/assemble-cv.ts";
import type { DocumentLayout } from "../core/layout.ts";

/** The ways in which a document is read once more; the order decides between equals. */
export const secondWays = ["ranks", "net", "titles", "rows", "strips", "columns"] as const;

export type SecondWay = (typeof secondWays)[number];

/** One reading of a document; the usual one has no name. */
export type Reading = { way: SecondWay | null; layout: DocumentLayout; assembled: AssembledCv };
