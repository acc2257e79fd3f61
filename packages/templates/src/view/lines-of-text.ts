/** A description as blocks: paragraphs and lists. */
export type TextBlock = { kind: "text"; text: string } | { kind: "list"; items: readonly string[] };

const sentenceEnd = /[.!?…。！？؟।]["'”’»)\]]*$/;
/** Within a line or at its end: where there are sentences, a line may break anywhere. */
const hasSentenceEnd = /\p{L}[.!?…。！？؟।]["'”’»)\]]*(?:\s|$)/u;
/** What cannot begin anything: a small letter, a mark that goes on. */
export const goesOn = /^[\p{Ll}&+,;)/–—]/u;
/** Nobody breaks a line that is shorter because its page is full. */
const fullLine = 50;

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
  let last = "";
  for (const line of lines) {
    if (whole.length > 0 && isBroken(last, line)) whole.push(`${whole.pop() ?? ""} ${line}`);
    else whole.push(line);
    last = line;
  }
  return whole;
}

function isBroken(line: string, next: string): boolean {
  if (goesOn.test(next) || /[,&–—-]$/.test(line)) return true;
  return line.length >= fullLine && !isProse(line) && hasSentenceEnd.test(next);
}

const isProse = (line: string) => sentenceEnd.test(line) || line.endsWith(":");
