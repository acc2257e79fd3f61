import type { DocumentLayout, Line } from "../core/layout.ts";
import { titleKind } from "../sections/title-kind.ts";
import { scanDates } from "./dates/scan-dates.ts";

/** What stands before titles and names. */
export const frontMark = /^[\s■□●○◆◇▼▽◎★☆・•【〈《『「-]+/u;
/** The title of what was done at the employer that is named right above it. */
export const tasksTitle = /^[【〈《<＜[■●◆・\s]*(?:職務|業務|仕事)内容[】〉》>＞\]：:\s]*$/u;
const titleOfPaper = /^職務経歴書$/u;

/**
 * The lines below the titles of the history of work, up to the next title that looks like those. Where no title is one,
 * that of the paper is, and any title ends what stands below it.
 */
export function workLines(layout: DocumentLayout): Line[] {
  const kinds = layout.lines.map((line, index) => (isWithinJob(layout, index) ? null : kindOf(line)));
  const first = layout.lines[kinds.indexOf("experience")];
  if (first === undefined) return linesOfPaper(layout, kinds);
  let isOpen = false;
  return layout.lines.filter((line, index) => {
    const kind = kinds[index] ?? null;
    if (kind === null || !isSetAlike(line, first)) return isOpen;
    isOpen = kind === "experience";
    return false;
  });
}

function linesOfPaper({ lines }: DocumentLayout, kinds: readonly (string | null)[]): Line[] {
  const at = lines.findIndex(({ text }) => titleOfPaper.test(text.replace(/\s/gu, "")));
  const end = kinds.findIndex((kind, index) => index > at && kind !== null);
  return at < 0 ? [] : lines.slice(at + 1, end < 0 ? undefined : end);
}

/** "海辺商店(2010年4月〜2012年4月)" over "【職務内容】": no new part of the history begins there. */
function isWithinJob({ lines }: DocumentLayout, at: number): boolean {
  const above = lines[at - 1]?.text ?? "";
  return tasksTitle.test(lines[at]?.text ?? "") && scanDates(above).some(({ kind }) => kind === "range");
}

function kindOf(line: Line): string | null {
  const text = line.text.replace(frontMark, "").replace(/[】〉》』」\s]+$/u, "");
  const title = text.length > 20 || /\d/.test(text) ? null : titleKind(text);
  return title?.exact === true ? title.kind : null;
}

/** Whether a line is set as a title or a head is. */
export const isSetAlike = (line: Line, title: Line): boolean =>
  Math.abs(line.fontSize - title.fontSize) < 0.6 &&
  line.bold === title.bold &&
  line.bullet === title.bullet &&
  line.headingLevel === title.headingLevel;
