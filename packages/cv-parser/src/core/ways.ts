/** How readily a page is parted into columns; the usual way stands in the rules of the layout. */
export type ColumnWay = {
  /** False where the whole page is read row for row. */
  parts: boolean;
  /** How many times as wide as usual the narrowest strip between columns must be. */
  strip: number;
};

export const usualColumns: ColumnWay = { parts: true, strip: 1 };

/** How what was learned of lines is heard. */
export type LineWay = {
  /** How much the net counts beside the chain, which files taught. */
  netWeight: number;
  /** Where entries of jobs and schools begin: at their dates and looks, or where chain and net say so. */
  startsBy: "dates" | "ranks";
};

export const usualLines: LineWay = { netWeight: 0.5, startsBy: "dates" };
