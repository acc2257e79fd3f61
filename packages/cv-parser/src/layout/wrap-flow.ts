import type { FlowLine } from "../core/document.ts";

/** No page of paper holds a longer line; rules that compare the parts of one line stay linear in the text by it. */
const longestLine = 2000;
/** How far back from the bound a blank is looked for. */
const blankWithin = 200;

/**
 * Cuts lines longer than {@link longestLine} at a blank, or within a word where none is near.
 * @returns the line itself when it is short enough
 */
export function wrapFlowLine(line: FlowLine): FlowLine[] {
  if (line.runs.reduce((sum, run) => sum + run.text.length, 0) <= longestLine) return [line];
  const pieces: FlowLine["runs"][] = [[]];
  let room = longestLine;
  for (const run of line.runs) {
    let rest = run.text;
    while (rest.length > room) {
      const cut = cutBefore(rest, room);
      pieces.at(-1)?.push({ ...run, text: rest.slice(0, cut) });
      pieces.push([]);
      rest = rest.slice(cut);
      room = longestLine;
    }
    if (rest !== "") pieces.at(-1)?.push({ ...run, text: rest });
    room -= rest.length;
  }
  return pieces.map((runs, index) =>
    index === 0 ? { ...line, runs } : { ...line, runs, bullet: null, gapBefore: false },
  );
}

function cutBefore(text: string, bound: number): number {
  const blank = text.lastIndexOf(" ", bound - 1);
  if (blank > 0 && blank >= bound - blankWithin) return blank + 1;
  const isPair = /[\ud800-\udbff]/.test(text[bound - 1] ?? "");
  return isPair && bound > 1 ? bound - 1 : bound;
}
