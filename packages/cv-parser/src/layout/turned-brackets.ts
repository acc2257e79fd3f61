import type { Run } from "../core/document.ts";
import { holdsRightToLeft } from "../core/scripts.ts";

const sameRow = 0.4;
const widestGap = 2;

/**
 * Some programs name a bracket by what was typed, others by how it looks in a line from right to left. Where one closes
 * that was never opened, and another opens behind it that is never closed, both are meant the other way round.
 * @param runs those of mirrored pages, which are read from left to right
 */
export function withTurnedBrackets(runs: readonly Run[]): Run[] {
  const out = [...runs];
  for (const row of rowsOf(runs)) {
    const texts = row.map((index) => runs[index]?.text ?? "");
    if (!texts.some(holdsRightToLeft)) continue;
    const turned = turnedIn(texts.join(""));
    if (turned === null) continue;
    let at = 0;
    row.forEach((index, place) => {
      const run = runs[index];
      const end = at + (texts[place]?.length ?? 0);
      if (run !== undefined) out[index] = { ...run, text: turned.slice(at, end) };
      at = end;
    });
  }
  return out;
}

/** Indices of the runs that stand side by side, in reading order. */
function rowsOf(runs: readonly Run[]): number[][] {
  const order = runs.map((_, index) => index).toSorted((one, other) => compare(runs[one], runs[other]) || one - other);
  const rows: number[][] = [];
  for (const index of order) {
    const last = rows.at(-1);
    const before = runs[last?.at(-1) ?? -1];
    const run = runs[index];
    if (last !== undefined && before !== undefined && run !== undefined && isBeside(before, run)) last.push(index);
    else rows.push([index]);
  }
  return rows.map((row) => row.toSorted((one, other) => (runs[one]?.x ?? 0) - (runs[other]?.x ?? 0)));
}

/** Down the page by steps that are smaller than a line, then along the row. */
const step = (run: Run): number => Math.round((run.y + run.height) / 3);

function compare(one: Run | undefined, other: Run | undefined): number {
  if (one === undefined || other === undefined) return 0;
  return one.page - other.page || step(one) - step(other) || one.x - other.x;
}

function isBeside(before: Run, run: Run): boolean {
  const gap = run.x - (before.x + before.width);
  return (
    before.page === run.page &&
    Math.abs(before.y + before.height - run.y - run.height) <= sameRow * run.height &&
    gap < widestGap * run.fontSize
  );
}

const listMark = /^\s*[\p{L}\p{N}]{1,2}\)/u;

/** The text with its brackets turned; null where none is the wrong way round. */
function turnedIn(text: string): string | null {
  if (!text.includes(")") || !text.includes("(")) return null;
  const signs = text.split("");
  const mark = listMark.exec(text)?.[0].length ?? 0;
  const all = text.slice(mark).replace(/[^()]/gu, "");
  if (/^(?:\)\()+$/u.test(all))
    return text.slice(0, mark) + text.slice(mark).replace(/[()]/gu, (sign) => (sign === "(" ? ")" : "("));
  const opened: number[] = [];
  const closed: number[] = [];
  signs.forEach((sign, at) => {
    if (sign === "(") opened.push(at);
    else if (sign === ")" && opened.pop() === undefined && at >= mark) closed.push(at);
  });
  let isTurned = false;
  for (const at of closed) {
    const place = opened.findIndex((open) => open > at);
    const [partner] = place < 0 ? [] : opened.splice(place, 1);
    if (partner === undefined) continue;
    signs[at] = "(";
    signs[partner] = ")";
    isTurned = true;
  }
  return isTurned ? signs.join("") : null;
}
