import type { PaperName } from "@vitrine/model";

/** A sheet in points. */
export type Paper = { width: number; height: number };

export const papers: Readonly<Record<PaperName, Paper>> = {
  a4: { width: 595.28, height: 841.89 },
  letter: { width: 612, height: 792 },
};
