import type { Row } from "../entries/rows.ts";

const leastRows = 3;
const leastShare = 0.8;
const dashed = /\p{L}.*?\s[–—-]\s+\S/u;

const opensWithDate = ({ dates: [date], line }: Row): boolean => date !== undefined && date.start <= line.start + 1;

/**
 * "First Aid – Red Cross (2019)", "Crane Driving – Port of Tarn": where nearly all rows name something on both sides of a
 * dash, each is an item, dated or not. Null for other lists, and where each row without a date may be the name above one.
 */
export function dashedItems(rows: readonly Row[]): Row[][] | null {
  if (rows.some((row) => row.bullet || opensWithDate(row))) return null;
  const items: Row[][] = [];
  for (const row of rows) {
    if (row.continues && items.length > 0) items.at(-1)?.push({ ...row, prose: false });
    else items.push([{ ...row, prose: false }]);
  }
  const named = items.filter(([row]) => row !== undefined && dashed.test(row.text)).length;
  if (items.length < leastRows || named < items.length * leastShare) return null;
  const isDated = items.map((item) => item.some(({ dates }) => dates.length > 0));
  const mayBePairs = isDated.includes(true) && isDated.every((is, at) => is || isDated[at + 1] === true);
  return mayBePairs && isDated.includes(false) ? null : items;
}
