import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { guideBlocks } from "./guide-blocks.ts";

const guide = `# Guide

## One way

1. Something else.
   \`\`\`sh
   never
   \`\`\`

## Another way

Before: words.

1. First things: these.
   \`\`\`sh
   one
     two
   \`\`\`
2. A look.

3. Last things. They follow.
   \`\`\`sh
   cat <<EOF
   three
   EOF
   \`\`\`

### Notes

\`\`\`yaml
four: 4
\`\`\`
`;

test("the commands of a section are taken as they are copied, without the list's own margin", () => {
  expect(guideBlocks(guide, "Another way")).toEqual([
    { title: "First things", commands: "one\n  two\n" },
    { title: "Last things", commands: "cat <<EOF\nthree\nEOF\n" },
  ]);
});

test("a section that is not there, or has nothing to copy, is a mistake", () => {
  expect(() => guideBlocks(guide, "A third way")).toThrow("A third way");
  expect(() => guideBlocks("## Empty\n\nWords.\n", "Empty")).toThrow("Empty");
});

test("the guide to a machine without containers has its steps, from Debian's programs to certificates", () => {
  const text = readFileSync(new URL("../../docs/guides/deploy.md", import.meta.url), "utf8");
  const commands = guideBlocks(text, "A machine without containers").map((block) => block.commands);
  expect(commands).toHaveLength(6);
  expect(commands[0]).toMatch(/^apt-get update\n/);
  expect(commands.at(-1)).toContain("systemctl restart caddy");
  expect(commands.join("")).toContain("<this repository>");
});
