const glyphs = "•・‣⋄⋆▪▫■□●○◦∙·⁃➢➤►▸▹▻✓✔✗❖◆◇▶❯»›⬤◾◼⚫➔➜→☑★✦◈❑❒⦿⚬°¤∗";
/** Scripts without capitals join the mark to the word behind it ("-تدريب"), and "o" is no word of theirs. */
const rightToLeft = String.raw`[\p{Script=Arabic}\p{Script=Hebrew}]`;
const bulletPattern = new RegExp(
  `^\\s*([${glyphs}]|[-–—*+](?=\\s)|[-–](?=\\p{Lu}\\p{Ll}+\\s)|[-–*](?=${rightToLeft})|o(?=\\s{2,}|\\t|\\s${rightToLeft}))[\\s\\u00A0]*`,
  "u",
);

/** Takes the list mark off the front of a line; `bullet` is null and `length` 0 when there is none. */
export function takeBullet(text: string): { bullet: string | null; length: number } {
  const match = bulletPattern.exec(text);
  return match?.[1] === undefined ? { bullet: null, length: 0 } : { bullet: match[1], length: match[0].length };
}

/** True when the whole text is a list mark. */
export function isBulletOnly(text: string): boolean {
  const trimmed = text.trim();
  return trimmed === "o" || (trimmed.length === 1 && takeBullet(`${trimmed} `).bullet !== null);
}
