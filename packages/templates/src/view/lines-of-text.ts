/** A description as blocks: paragraphs and lists. */
export type TextBlock = { kind: "text"; text: string } | { kind: "list"; items: readonly string[] };

const sentenceEnd = /[.!?…。！？؟।]["'”’»)\]]*$/;
/** Within a line or at its end: where there are sentences, a line may break anywhere. */
const hasSentenceEnd = /\p{L}[.!?…。！？؟।]["'”’»)\]]*(?:\s|$)/u;
/** What cannot begin anything: a small letter, a mark that goes on. */
export const goesOn = /^[\p{Ll}&+,;)/–—]/u;
/** A line so long fills a page's width, a column's one from which the next word did not fit. */
const fullLine = { ofPage: 70, ofColumn: 30 };

/**
 * Lines that stand together as blocks. A line end is the writer's own unless the line was full and the next one goes on
 * with its sentence: one after the other without a mark, what people did at work could not be read. Lines without an end
 * mark are a list that lost its bullets, those with one are paragraphs.
 */
export function blocksOfLines(lines: readonly string[]): TextBlock[] {
  const blocks: TextBlock[] = [];
  let items: string[] = [];
  const flush = () => {
    if (items.length > 1) blocks.push({ kind: "list", items });
    else if (items[0] !== undefined) blocks.push({ kind: "text", text: items[0] });
    items = [];
  };
  for (const line of wholeLines(lines)) {
    if (isProse(line)) {
      flush();
      blocks.push({ kind: "text", text: line });
    } else items.push(line);
  }
  flush();
  return blocks;
}

/** The lines as they were before a page broke them. */
function wholeLines(lines: readonly string[]): string[] {
  const whole: string[] = [];
  const width = Math.max(...lines.map((line) => line.length));
  let last = "";
  for (const line of lines) {
    if (whole.length > 0 && isBroken(last, line, width)) whole.push(`${whole.pop() ?? ""} ${line}`);
    else whole.push(line);
    last = line;
  }
  return whole;
}

function isBroken(line: string, next: string, width: number): boolean {
  if (goesOn.test(next) || /[,&–—-]$/.test(line)) return true;
  if (isProse(line) || !hasSentenceEnd.test(next)) return false;
  const withNextWord = line.length + 1 + next.split(" ", 1).join("").length;
  return line.length >= fullLine.ofPage || (line.length >= fullLine.ofColumn && withNextWord > width);
}

const isProse = (line: string) => sentenceEnd.test(line) || line.endsWith(":");
