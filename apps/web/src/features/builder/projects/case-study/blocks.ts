import type { CaseStudyBlock } from "@vitrine/model";

export type BlockType = CaseStudyBlock["type"];

/** What the parts of a project's page are called, in the order in which they are offered. */
export const blockNames: Readonly<Record<BlockType, string>> = {
  text: "Text",
  heading: "Heading",
  pictures: "Pictures",
  quote: "Quote",
  figures: "Figures",
  list: "List",
  link: "Link",
  code: "Code",
};

export const blockTypes = Object.keys(blockNames) as BlockType[];

/** A new part with nothing in it. */
export function emptyBlock(type: BlockType): CaseStudyBlock {
  switch (type) {
    case "pictures":
      return { type, media_ids: [] };
    case "quote":
      return { type, text: "", by: "" };
    case "figures":
      return { type, items: [{ value: "", label: "" }] };
    case "list":
      return { type, items: [] };
    case "link":
      return { type, url: "", label: "" };
    default:
      return { type, text: "" };
  }
}

/** The parts with the one at `from` at the place `to`. */
export function withMoved(blocks: readonly CaseStudyBlock[], from: number, to: number): CaseStudyBlock[] {
  const moved = [...blocks];
  const [block] = moved.splice(from, 1);
  if (block) moved.splice(to, 0, block);
  return moved;
}
