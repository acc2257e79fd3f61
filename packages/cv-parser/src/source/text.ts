import type { FlowLine, Run, SourceDocument } from "../core/document.ts";
import { takeBullet } from "../core/bullet.ts";
import { cleanText } from "./characters.ts";
import { flowLine, flowPage, flowRun } from "./flow-line.ts";

const lineBreaks = /\r\n|[\r\n\v\f\u0085\u2028\u2029]/;
const ruleLine = /^[\s\-_=*~#.–—•+|]*$/u;
/** Two or more spaces, or a tab, part what was set apart on one line. */
const widthGap = /\t+| {3,}/;
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
  for (const raw of text.normalize("NFC").split(lineBreaks)) {
    const content = cleanText(raw).replace(/[\u00A0\u2000-\u200A\u202F\u3000]/g, " ");
    if (ruleLine.test(content)) {
      gapBefore = true;
      continue;
    }
    lines.push(textLine(content, gapBefore));
    gapBefore = false;
  }
  return lines;
}

function textLine(content: string, gapBefore: boolean): FlowLine {
  const indent = content.length - content.trimStart().length;
  const trimmed = content.trim();
  const { bullet, length } = takeBullet(trimmed);
  const body = bullet === null ? trimmed.replace(/^#{1,6}\s+/, "") : trimmed.slice(length);
  const headingLevel = bullet !== null ? null : (/^(#{1,6})\s/.exec(trimmed)?.[1]?.length ?? null);
  return flowLine(runsOf(body), {
    headingLevel,
    bullet,
    indent: indent * pointsPerCharacter,
    gapBefore,
  });
}

function runsOf(body: string): Run[] {
  const parts = body.split(widthGap).filter((part) => part.trim() !== "");
  return parts.flatMap((part, index) => (index === 0 ? [flowRun(part.trim())] : [flowRun("\t"), flowRun(part.trim())]));
}
