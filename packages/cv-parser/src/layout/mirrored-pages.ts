import type { Run, SourceDocument, SourcePage } from "../core/document.ts";
import { holdsRightToLeft, isMostlyRightToLeft } from "../core/scripts.ts";

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
    runs: source.runs.map((run) => mirrorRun(run, widths.get(run.page) ?? 0)),
  };
}

function mirrorPage(page: SourcePage): SourcePage {
  const panels = page.panels?.map((panel) => ({ ...panel, x0: page.width - panel.x1, x1: page.width - panel.x0 }));
  return { ...page, isMirrored: true, ...(panels ? { panels } : {}) };
}

function mirrorRun(run: Run, width: number): Run {
  const text = holdsRightToLeft(run.text) ? withTurnedBrackets(run.text) : withTurnedPeriod(run.text);
  const offsets = run.offsets?.map((edge) => width - edge);
  return { ...run, text, x: width - run.x - run.width, ...(offsets ? { offsets } : {}) };
}

/** A period that stands in a run of its own is seen with its end at the left: "2018 - 2014". */
function withTurnedPeriod(text: string): string {
  const found = /^(\s*)(\d{4}|\d{1,2}[./]\d{4})(\s[-–—]\s)(\d{4}|\d{1,2}[./]\d{4})(\s*)$/u.exec(text);
  if (found === null) return text;
  const [, lead, first = "", dash, second = "", rest] = found;
  return first.slice(-4) > second.slice(-4) ? `${lead}${second}${dash}${first}${rest}` : text;
}

const listMark = /^\s*[\p{L}\p{N}]{1,2}\)/u;

/**
 * Some programs name a bracket by what was typed, others by how it looks in a line from right to left. Where one closes
 * that was never opened, and another opens behind it that is never closed, both are meant the other way round.
 */
function withTurnedBrackets(text: string): string {
  if (!text.includes(")") || !text.includes("(")) return text;
  const signs = text.split("");
  const opened: number[] = [];
  const closed: number[] = [];
  signs.forEach((sign, at) => {
    if (sign === "(") opened.push(at);
    else if (
      sign === ")" &&
      opened.pop() === undefined &&
      !(closed.length === 0 && listMark.test(text.slice(0, at + 1)))
    )
      closed.push(at);
  });
  for (const at of closed) {
    const partner = opened.find((open) => open > at);
    if (partner === undefined) continue;
    opened.splice(opened.indexOf(partner), 1);
    signs[at] = "(";
    signs[partner] = ")";
  }
  return signs.join("");
}
