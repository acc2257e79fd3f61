import type { Run } from "../../core/document.ts";
import type { Mark } from "./glyph.ts";

const minSide = 0.12;
const maxSide = 0.48;
const maxDistance = 1.9;

/** Writes "•" in front of runs that have a small round or square shape drawn before them: painted list marks. */
export function withDrawnBullets(runs: readonly Run[], marks: readonly Mark[]): Run[] {
  if (marks.length === 0) return [...runs];
  const used = new Set<Mark>();
  return runs.flatMap((run) => {
    if (run.turns !== undefined) return [run];
    const mark = marks.find((each) => !used.has(each) && isBulletOf(run, each));
    if (!mark || isPartOfIcon(mark, marks) || hasTextBetween(run, mark, runs)) return [run];
    used.add(mark);
    return [bulletRun(run, mark), run];
  });
}

function isBulletOf(run: Run, mark: Mark): boolean {
  const size = run.fontSize;
  const width = mark.x1 - mark.x0;
  const height = mark.y1 - mark.y0;
  if (Math.max(width, height) > maxSide * size || Math.min(width, height) < minSide * size) return false;
  if (Math.abs(width - height) > 0.35 * Math.max(width, height)) return false;
  const gap = run.x - mark.x1;
  const middle = (mark.y0 + mark.y1) / 2 - run.y;
  return gap > 0.1 * size && gap < maxDistance * size && middle > 0.25 * size && middle < 0.85 * size;
}

/** A shape that touches other shapes is a stroke of an icon. */
function isPartOfIcon(mark: Mark, marks: readonly Mark[]): boolean {
  return marks.some((other) => {
    const isSame = Math.abs(other.x0 - mark.x0) < 0.3 && Math.abs(other.y0 - mark.y0) < 0.3 && other.x1 - mark.x1 < 0.3;
    const touches = other.x0 <= mark.x1 && other.x1 >= mark.x0 && other.y0 <= mark.y1 && other.y1 >= mark.y0;
    return other !== mark && !isSame && touches;
  });
}

function hasTextBetween(run: Run, mark: Mark, runs: readonly Run[]): boolean {
  const middle = run.y + run.height / 2;
  return runs.some((other) => {
    const isOnRow = other.y < middle && other.y + other.height > middle;
    return other !== run && isOnRow && other.x + other.width > mark.x0 - 0.5 * run.fontSize && other.x < run.x;
  });
}

function bulletRun(run: Run, mark: Mark): Run {
  return {
    ...run,
    text: "•",
    x: mark.x0,
    width: mark.x1 - mark.x0,
    bold: false,
    italic: false,
    link: null,
    offsets: [mark.x0, mark.x1],
  };
}
