/** One step of a guide: what it is for, and the commands to copy. */
export type GuideBlock = { title: string; commands: string };

/**
 * The commands that a section of a guide has its reader copy, in their order.
 * @param guide Markdown; each block stands in a numbered step, fenced as `sh`
 * @param heading the section's heading, without its marks
 * @throws Error without that section, or without commands in it
 */
export function guideBlocks(guide: string, heading: string): GuideBlock[] {
  const [, ...after] = guide.split(/^## /m);
  const section = after.find((text) => text.startsWith(`${heading}\n`));
  const steps = (section ?? "").matchAll(/^\d+\. (.+)\n {3}```sh\n((?: {3}.*\n|\n)+?) {3}```$/gm);
  const blocks = Array.from(steps, ([, title = "", lines = ""]) => ({
    title: (/^[^.:]+/.exec(title)?.[0] ?? title).trim(),
    commands: lines.replaceAll(/^ {3}/gm, ""),
  }));
  if (blocks.length === 0) throw new Error(`The guide has no commands under "${heading}".`);
  return blocks;
}
