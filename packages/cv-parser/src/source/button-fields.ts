/**
 * "MACROBUTTON NoMacro Oracle": templates of Word ask with such fields, and what somebody writes into one stays in its
 * code, behind the name of the macro, where it is shown. What still stands in square brackets is the template's prompt.
 */
const button = /^\s*MACROBUTTON\s+[\w.]+\s(?<shown>\s*[^\s[].*)$/isu;

/** What a field shows that holds its text in its code; null for all other fields and for prompts that nobody filled in. */
export const shownByButton = (code: string): string | null => button.exec(code)?.groups?.["shown"] ?? null;

const fieldStart = 0x13;
const fieldSeparator = 0x14;
const blank = 0x20;
const bracket = 0x5b;
const word = "MACROBUTTON";
const longestName = 40;

/**
 * The bytes of a legacy Word file in which what such a field shows stands behind a separator, as results of other fields
 * do: one blank becomes the separator, so nothing moves. The file itself stays as it is.
 */
export function withShownButtons(bytes: Uint8Array): Buffer {
  const out = Buffer.from(bytes);
  for (const width of [1, 2]) {
    const sought = Buffer.from(word, width === 1 ? "latin1" : "utf16le");
    for (let at = out.indexOf(sought); at >= 0; at = out.indexOf(sought, at + sought.length)) {
      const shown = blankBeforeShown(out, at, width);
      if (shown !== null) out[shown] = fieldSeparator;
    }
  }
  return out;
}

/** Where the blank between the name of the macro and what is shown stands; null where no field with a text begins here. */
function blankBeforeShown(bytes: Buffer, at: number, width: number): number | null {
  const letter = (index: number): number =>
    width === 1 ? (bytes[index] ?? 0) : (bytes[index] ?? 0) | ((bytes[index + 1] ?? 0) << 8);
  let before = at - width;
  while (before >= 0 && letter(before) === blank) before -= width;
  let index = at + word.length * width;
  const end = index + longestName * width;
  const skip = (isBlank: boolean): void => {
    while (index < end && (letter(index) === blank) === isBlank && letter(index) >= blank) index += width;
  };
  skip(true);
  skip(false);
  const isField = letter(before) === fieldStart && letter(index) === blank;
  return isField && letter(index + width) > blank && letter(index + width) !== bracket ? index : null;
}
