import { sentencesIn } from "@vitrine/model";
import { blocksOfLines, goesOn, type TextBlock } from "./lines-of-text.ts";

export type { TextBlock };

/** A text and whether it is long enough to be folded (design book 1.10). */
export type ProseView = {
  blocks: readonly TextBlock[];
  /** Shown at once. */
  lead: readonly TextBlock[];
  /** Behind "Read more"; empty for texts up to 420 characters. */
  rest: readonly TextBlock[];
  length: number;
};

/** The letters are bullets of Word's symbol fonts, as they arrive where a list is pasted as plain text: wide spaces follow. */
const bullet = /^\s*(?:(?:[-–—*•‣▪·●○◦⁃■□►➢➤✓✔❖◆]|\d{1,2}[.)])\s+|[o§Øüvq](?:\t|[ \u00a0]{2})\s*)/;
const foldFromCharacters = 420;
const leadCharacters = 300;

/** Reads a typed text: blank lines part paragraphs, lines that begin with a bullet become a list, and so do lines that lost theirs. */
export function viewProse(value: string): ProseView {
  const blocks = toBlocks(value);
  const length = blocks.reduce((sum, block) => sum + blockLength(block), 0);
  if (length <= foldFromCharacters) return { blocks, lead: blocks, rest: [], length };
  const [lead, rest] = fold(blocks);
  return lead.length > 0 ? { blocks, lead, rest, length } : { blocks, lead: blocks, rest: [], length };
}

function toBlocks(value: string): TextBlock[] {
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

function blockLength(block: TextBlock): number {
  return block.kind === "text" ? block.text.length : block.items.reduce((sum, item) => sum + item.length, 0);
}

function fold(blocks: readonly TextBlock[]): [TextBlock[], TextBlock[]] {
  const lead: TextBlock[] = [];
  const rest: TextBlock[] = [];
  let room = leadCharacters;
  for (const block of blocks) {
    if (rest.length > 0) rest.push(block);
    else if (blockLength(block) <= room) {
      lead.push(block);
      room -= blockLength(block);
    } else {
      const [head, tail] = splitBlock(block, room);
      if (head) lead.push(head);
      rest.push(tail);
    }
  }
  return [lead, rest];
}

function splitBlock(block: TextBlock, room: number): [TextBlock | null, TextBlock] {
  if (block.kind === "text") {
    const cut = sentenceEnd(block.text, room);
    if (cut === 0) return [null, block];
    return [
      { kind: "text", text: block.text.slice(0, cut).trim() },
      { kind: "text", text: block.text.slice(cut).trim() },
    ];
  }
  let count = 0;
  let used = 0;
  for (const item of block.items) {
    used += item.length;
    if (used > room && count > 0) break;
    count += 1;
  }
  if (count >= block.items.length) count = block.items.length - 1;
  if (count <= 0) return [null, block];
  return [
    { kind: "list", items: block.items.slice(0, count) },
    { kind: "list", items: block.items.slice(count) },
  ];
}

/** The end of the last whole sentence near `room`, of a first long one, else of the last whole word, else 0. */
function sentenceEnd(text: string, room: number): number {
  if (room < 60) return 0;
  let end = 0;
  for (const sentence of sentencesIn(text).slice(0, -1)) {
    if (end + sentence.length > room + (end > room / 2 ? 60 : 180)) break;
    end += sentence.length;
  }
  const word = text.slice(0, room).lastIndexOf(" ");
  return end > room / 2 ? end : word > room / 2 ? word : 0;
}
