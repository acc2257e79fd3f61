import type { Run } from "../../core/document.ts";

/** A link annotation in page points, origin at the top left. */
export type LinkArea = { url: string; x0: number; y0: number; x1: number; y1: number };

/** Gives every run under a link annotation its address; a run that is only partly under one is cut there. */
export function applyLinks(runs: readonly Run[], areas: readonly LinkArea[]): Run[] {
  if (areas.length === 0) return [...runs];
  return runs.flatMap((run) => {
    const touching = areas.filter((area) => isBeside(run, area));
    return touching.length === 0 ? [run] : cutAtLinks(run, touching);
  });
}

function isBeside(run: Run, area: LinkArea): boolean {
  const middle = run.y + run.height / 2;
  return middle >= area.y0 - 1 && middle <= area.y1 + 1 && run.x < area.x1 && run.x + run.width > area.x0;
}

function cutAtLinks(run: Run, areas: readonly LinkArea[]): Run[] {
  const { offsets } = run;
  if (!offsets) return [{ ...run, link: areas[0]?.url ?? null }];
  const pieces: { from: number; to: number; link: string | null }[] = [];
  for (let index = 0; index < run.text.length; index += 1) {
    const middle = ((offsets[index] ?? 0) + (offsets[index + 1] ?? 0)) / 2;
    const link = areas.find((area) => middle >= area.x0 - 0.5 && middle <= area.x1 + 0.5)?.url ?? null;
    const last = pieces.at(-1);
    if (last && (last.link === link || run.text[index] === " ")) last.to = index + 1;
    else pieces.push({ from: index, to: index + 1, link });
  }
  return pieces.map((piece) => slice(run, piece.from, piece.to, piece.link));
}

function slice(run: Run, from: number, to: number, link: string | null): Run {
  const offsets = (run.offsets ?? []).slice(from, to + 1);
  const x = Math.min(...offsets, run.x + run.width);
  return { ...run, text: run.text.slice(from, to), link, offsets, x, width: Math.max(...offsets, x) - x };
}
