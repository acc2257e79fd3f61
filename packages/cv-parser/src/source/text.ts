import type { FlowLine, Run, SourceDocument } from "../core/document.ts";
import { takeBullet } from "../core/bullet.ts";
import { cleanText } from "./characters.ts";
import { flowLine, flowPage, flowRun } from "./flow-line.ts";
import { isMarkdown, markdownRuns } from "./markdown.ts";

const lineBreaks = /\r\n|[\r\n\v\f\u0085\u2028\u2029]/;
const ruleLine = /^[\s\-_=*~#.–—•+|:]*$/u;
/** Three spaces or a tab part what was set apart on one line. */
const widthGap = /\t+| {3,}/;
/** Two spaces do so where no sentence ends, in a row of three cells or more with a year. */
const cellGap = /\t+| {3,}|(?<![.!?:;,… ]) {2}(?=[\p{Lu}\p{Lo}\d(（+])/u;
const leastCells = 3;
const hasCells = (text: string): boolean => /\d{4}/.test(text) && text.split(cellGap).length >= leastCells;
const pointsPerCharacter = 5.5;

/** Reads plain text: lines, list marks, indents, and rules drawn with characters. Never throws. */
export function readText(text: string): SourceDocument {
  return {
    kind: "text",
    pages: [flowPage],
    runs: [],
    positioned: false,
    language: null,
    diagnostics: [],
    flow: textLines(text),
  };
}

/** The lines of a plain text; empty lines and drawn rules become gaps. */
export function textLines(text: string): FlowLine[] {
  const lines: FlowLine[] = [];
  let gapBefore = false;
  const rawLines = text.normalize("NFC").split(lineBreaks);
  const form = {
    isMarkdown: isMarkdown(rawLines),
    isQuoted: isQuoted(rawLines),
    hasRoundMarks: hasRoundMarks(rawLines),
  };
  for (const raw of rawLines) {
    const content = cleanText(raw).replace(/[\u00A0\u2000-\u200A\u202F\u3000]/g, " ");
    if (ruleLine.test(content)) {
      gapBefore = true;
      continue;
    }
    lines.push(textLine(content, gapBefore, form));
    gapBefore = false;
  }
  return withoutEchoes(lines);
}

const leastEchoes = 3;

/**
 * The clipboard of a web page also holds what only screen readers say: each line twice, and "Acme logo" above Acme.
 * A line or two that come twice by chance stay.
 */
function withoutEchoes(lines: FlowLine[]): FlowLine[] {
  const texts = lines.map((line) => line.runs.map((run) => run.text).join(""));
  const isEcho = texts.map((text, index) => {
    if (text !== "" && text === texts[index - 1]) return true;
    const name = /^(.+) logo$/i.exec(text)?.[1];
    return name !== undefined && texts.slice(index + 1, index + 4).some((other) => other.startsWith(name));
  });
  if (isEcho.filter(Boolean).length < leastEchoes) return lines;
  const kept: FlowLine[] = [];
  let gapBefore = false;
  lines.forEach((line, index) => {
    gapBefore ||= line.gapBefore;
    if (isEcho[index] === true) return;
    kept.push({ ...line, gapBefore });
    gapBefore = false;
  });
  return kept;
}

type TextForm = { isMarkdown: boolean; isQuoted: boolean; hasRoundMarks: boolean };

const roundMark = /^o\s+(?=\p{Lu})/u;
const leastRound = 2;

/** The clipboard of Word makes an "o" of a round mark; before small letters it is a word of several languages. */
function hasRoundMarks(lines: readonly string[]): boolean {
  const told = lines.map((line) => line.trim());
  return (
    told.filter((line) => roundMark.test(line)).length >= leastRound && !told.some((line) => /^o\s+\p{Ll}/u.test(line))
  );
}

/** Angles before most lines quote a mail; before a few they mark a list. */
function isQuoted(lines: readonly string[]): boolean {
  const told = lines.filter((line) => line.trim() !== "");
  return told.filter((line) => /^\s*>/.test(line)).length > told.length / 2;
}

function textLine(content: string, gapBefore: boolean, form: TextForm): FlowLine {
  const told = form.isMarkdown || form.isQuoted ? content.replace(/^\s*(?:>\s?)+/, "") : content;
  const indent = told.length - told.trimStart().length;
  const trimmed = told.trim();
  const { bullet, length } = markOf(trimmed, form);
  const body = bullet === null ? trimmed.replace(/^#{1,6}\s+/, "") : trimmed.slice(length);
  const headingLevel = bullet !== null ? null : (/^(#{1,6})\s/.exec(trimmed)?.[1]?.length ?? null);
  return flowLine(runsOf(form.isMarkdown ? withoutTableRules(body) : body, form), {
    headingLevel,
    bullet,
    indent: indent * pointsPerCharacter,
    gapBefore,
  });
}

function markOf(text: string, { hasRoundMarks: isRound }: TextForm): { bullet: string | null; length: number } {
  const angle = /^>\s*(?=\S)/.exec(text)?.[0];
  if (angle !== undefined) return { bullet: ">", length: angle.length };
  const round = isRound ? roundMark.exec(text)?.[0] : undefined;
  return round === undefined ? takeBullet(text) : { bullet: "o", length: round.length };
}

/** The row of a table: its cells are set apart. */
function withoutTableRules(body: string): string {
  return /^\|.*\|$/.test(body) ? body.slice(1, -1).replaceAll(/(?<!\\)\|/g, "\t") : body;
}

function runsOf(body: string, { isMarkdown: isMarked }: TextForm): Run[] {
  const parts = body.split(hasCells(body) ? cellGap : widthGap).filter((part) => part.trim() !== "");
  return parts.flatMap((part, index) => {
    const runs = isMarked ? markdownRuns(part.trim()) : [flowRun(part.trim())];
    return index === 0 ? runs : [flowRun("\t"), ...runs];
  });
}
