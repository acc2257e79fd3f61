import { blocksOfLines, goesOn, type TextBlock } from "./lines-of-text.ts";

/** The letters are bullets of Word's symbol fonts, as they arrive where a list is pasted as plain text: wide spaces follow. */
const bullet = /^\s*(?:(?:[-–—*•‣▪·●○◦⁃■□►➢➤✓✔❖◆]|\d{1,2}[.)])\s+|[o§Øüvq](?:\t|[ \u00a0]{2})\s*)/;

/** Reads a typed text: blank lines part paragraphs, lines that begin with a bullet become a list, and so do lines that lost theirs. */
export function blocksOfText(value: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  let items: string[] = [];
  let lines: string[] = [];
  const flush = () => {
    const [first, ...others] = blocksOfLines(lines);
    // Below bullets, more lines of their own are more of that list: a reader sees not every bullet of a scan.
    const isMore = items.length > 0 && first?.kind === "list";
    if (isMore) items.push(...first.items);
    if (items.length > 0) blocks.push({ kind: "list", items });
    if (first && !isMore) blocks.push(first);
    blocks.push(...others);
    items = [];
    lines = [];
  };
  for (const line of splitInlineBullets(value).split(/\r?\n/)) {
    if (line.trim() === "") flush();
    else if (bullet.test(line)) {
      if (lines.length > 0) flush();
      items.push(line.replace(bullet, "").trim());
    } else if (items.length > 0 && lines.length === 0 && (/^\s/.test(line) || goesOn.test(line)))
      items.push(`${items.pop() ?? ""} ${line.trim()}`);
    else lines.push(line.trim());
  }
  flush();
  return blocks;
}

/** CV readers often lose line ends: `• a • b` on one line is a list all the same. */
function splitInlineBullets(value: string): string {
  return /^\s*[•▪●‣]/.test(value) ? value.replace(/\s+(?=[•▪●‣]\s)/g, "\n") : value;
}
