import type { Run, SourceDocument, SourcePage } from "../core/document.ts";
import { holdsRightToLeft, isMostlyRightToLeft } from "../core/scripts.ts";
import { withTurnedBrackets } from "./turned-brackets.ts";

/**
 * A document of Arabic or Hebrew with its pages seen in a mirror: rows then begin at the left, margins and columns lie
 * where the rules look for them. Boxes are turned back when they are told (`SourcePage.isMirrored`).
 */
export function withMirroredPages(source: SourceDocument): SourceDocument {
  if (!source.runs.some((run) => holdsRightToLeft(run.text))) return source;
  if (!isMostlyRightToLeft(source.runs.map((run) => run.text).join(" "))) return source;
  const widths = new Map(source.pages.map((page) => [page.number, page.width]));
  return {
    ...source,
    pages: source.pages.map(mirrorPage),
    runs: withTurnedBrackets(source.runs.map((run) => mirrorRun(run, widths.get(run.page) ?? 0))),
  };
}

function mirrorPage(page: SourcePage): SourcePage {
  const mirrored = (boxes: SourcePage["panels"]): SourcePage["panels"] =>
    boxes?.map((box) => ({ ...box, x0: page.width - box.x1, x1: page.width - box.x0 }));
  const [panels, rules] = [mirrored(page.panels), mirrored(page.rules)];
  return { ...page, isMirrored: true, ...(panels ? { panels } : {}), ...(rules ? { rules } : {}) };
}

function mirrorRun(drawn: Run, width: number): Run {
  const isTurned = holdsRightToLeft(drawn.text);
  const run = isTurned ? drawn : withBlankAhead(drawn);
  const text = isTurned ? run.text : withTurnedPeriod(run.text);
  const offsets = run.offsets?.map((edge) => width - edge);
  return { ...run, text, x: width - run.x - run.width, ...(offsets ? { offsets } : {}) };
}

/** The blank at the right of foreign words parts them from what is read before them. */
function withBlankAhead(run: Run): Run {
  if (!/\S $/u.test(run.text)) return run;
  const edges = run.offsets;
  const edge = edges?.at(-1);
  const offsets = edges === undefined || edge === undefined ? {} : { offsets: [edge, ...edges.slice(0, -2), edge] };
  return { ...run, text: ` ${run.text.slice(0, -1)}`, ...offsets };
}

/** A period that stands in a run of its own is seen with its end at the left: "2018 - 2014". */
function withTurnedPeriod(text: string): string {
  const found = /^(\s*)(\d{4}|\d{1,2}[./]\d{4})(\s[-–—]\s)(\d{4}|\d{1,2}[./]\d{4})(\s*)$/u.exec(text);
  if (found === null) return text;
  const [, lead, first = "", dash, second = "", rest] = found;
  return first.slice(-4) > second.slice(-4) ? `${lead}${second}${dash}${first}${rest}` : text;
}
