import type { Run } from "../core/document.ts";
import { flowRun } from "./flow-line.ts";
import type { RunStyle } from "./flow-line.ts";

const headingLine = /^#{1,6}\s+\S/;
const emphasis = /(?<![\w*\\])\*\*\S(?:[^*\n]*\S)?\*\*(?![\w*])/;
const leastSigns = 2;

/**
 * A picture, a link, code, bold or slanted text. Signs inside words ("snake_case", "3*4") say nothing. Bold text may
 * hold slanted text but no bold text.
 */
const inline =
  /!\[[^\]\n]*\]\([^)\s]*\)|\[(?<label>[^\]\n]+)\]\((?<address>[^)\s]*)\)|`(?<code>[^`\n]+)`|(?<![\w*\\])\*\*(?<bold>\S(?:.*?\S)?)\*\*(?![\w*])|(?<![\w_\\])__(?<strong>\S(?:.*?\S)?)__(?!\w)|(?<![\w*\\])\*(?<slanted>[^*\s](?:[^*\n]*[^*\s\\])?)\*(?![\w*])|(?<![\w\\])_(?<italic>[^_\s](?:[^_\n]*[^_\s])?)_(?!\w)/gu;

/** True for a text whose titles or words are marked up as in Markdown, so that its signs are no part of what it says. */
export function isMarkdown(lines: readonly string[]): boolean {
  return lines.filter((line) => headingLine.test(line.trim()) || emphasis.test(line)).length >= leastSigns;
}

/** The runs of one stretch of Markdown: what is marked carries the style instead of the signs. Pictures say nothing. */
export function markdownRuns(text: string, style: RunStyle = {}): Run[] {
  const runs: Run[] = [];
  let from = 0;
  for (const match of text.matchAll(inline)) {
    if (match.index > from) runs.push(flowRun(plain(text.slice(from, match.index)), style));
    from = match.index + match[0].length;
    const { label, address, code, bold, strong, slanted, italic } = match.groups ?? {};
    if (label !== undefined) runs.push(...markdownRuns(label, { ...style, link: address ?? null }));
    else if (code !== undefined) runs.push(flowRun(code, style));
    else if (bold !== undefined || strong !== undefined)
      runs.push(...markdownRuns(bold ?? strong ?? "", { ...style, bold: true }));
    else if (slanted !== undefined || italic !== undefined)
      runs.push(...markdownRuns(slanted ?? italic ?? "", { ...style, italic: true }));
  }
  if (from < text.length) runs.push(flowRun(plain(text.slice(from)), style));
  return runs;
}

/** Tags and remarks of HTML between the words, which Markdown allows and nobody sees. */
const markup =
  /<!--[^<>]{0,200}-->|<\/?(?:a|b|div|p|span|ins|u|i|em|strong|small|sub|sup|font|center|details|summary|img|hr)(?:\s[^<>]*)?\/?>/giu;

/** Signs that are escaped stand for themselves; a break within a line is a blank. */
function plain(text: string): string {
  return text
    .replaceAll(/\\([\\`*_{}[\]()#+.!|>-])/g, "$1")
    .replaceAll(/<br\s*\/?>/gi, " ")
    .replaceAll(markup, "");
}
