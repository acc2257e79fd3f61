import type { Run } from "../document/export-document.ts";

/** Width of a piece of text in points. */
export type Measure = (text: string, isStrong: boolean) => number;

/** Letters of scripts without spaces between words: a line may end after each. */
const spaceless = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u;
/** Signs that never begin a line, and signs that never end one. */
const closing = /^[、。，．・：；？！」』）】》〉〕ー々’”)\]}.,:;!?%]/u;
const opening = /[「『（【《〈〔‘“([{]$/u;
/** Good places to part an address. */
const afterSign = /(?<=[/?&=#_.-])/;

/**
 * Parts a text into lines that fit. Words are parted only where they are wider than a line, without a hyphen, which
 * would become part of the word for those who read the file.
 * @param room width of the column in points
 */
export function breakLines(runs: readonly Run[], room: number, measure: Measure): Run[][] {
  const lines: Run[][] = [[]];
  let used = 0;
  for (const run of runs) {
    const width = (part: string) => measure(part, run.isStrong ?? false);
    let text = "";
    const close = () => {
      if (text !== "") lines.at(-1)?.push({ ...run, text });
      text = "";
    };
    for (const unit of unitsOf(run.text, room, width)) {
      if (used > 0 && used + width(unit.trimEnd()) > room) {
        close();
        lines.push([]);
        used = 0;
      }
      if (used === 0 && unit === " ") continue;
      text += unit;
      used += width(unit);
    }
    close();
  }
  return lines.map(trimLine).filter((line) => line.length > 0);
}

/** Spaces at the end of a line would push text that is set at the right. */
function trimLine(line: readonly Run[]): Run[] {
  const last = line.at(-1);
  if (!last) return [];
  const text = last.text.trimEnd();
  return text === "" ? trimLine(line.slice(0, -1)) : [...line.slice(0, -1), { ...last, text }];
}

/** The pieces between which a line may end; each keeps the space after it. */
function unitsOf(text: string, room: number, measure: (part: string) => number): string[] {
  const units: string[] = [];
  for (const word of text.split(/(?<= )/)) {
    for (const part of spaceless.test(word) ? lettersOf(word) : [word]) {
      if (measure(part.trimEnd()) <= room) units.push(part);
      else
        units.push(...part.split(afterSign).flatMap((piece) => (measure(piece) <= room ? piece : Array.from(piece))));
    }
  }
  return units;
}

/** Each letter alone, but signs with their neighbour and words of other scripts as a whole. */
function lettersOf(word: string): string[] {
  const units: string[] = [];
  for (const letter of word) {
    const last = units.at(-1);
    if (last !== undefined && staysTogether(last, letter)) units[units.length - 1] = last + letter;
    else units.push(letter);
  }
  return units;
}

function staysTogether(before: string, letter: string): boolean {
  if (closing.test(letter) || opening.test(before) || letter === " ") return true;
  return !spaceless.test(letter) && !spaceless.test(before);
}
