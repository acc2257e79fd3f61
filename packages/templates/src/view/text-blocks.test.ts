import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { TextBlock } from "./text-blocks.ts";
import { viewProse } from "./text-blocks.ts";

const words = (blocks: readonly TextBlock[]) =>
  blocks.flatMap((block) => (block.kind === "text" ? block.text : block.items.join(" ")).split(/\s+/)).filter(Boolean);

describe("a typed text on a page", () => {
  test("folds from 421 characters on, after a whole sentence", () => {
    const sentence = `${"a".repeat(58)}. `;
    expect(viewProse(sentence.repeat(7).trim()).rest).toEqual([]);
    const long = viewProse(sentence.repeat(12).trim());
    expect(long.rest.length).toBeGreaterThan(0);
    expect(long.lead.at(-1)).toMatchObject({ text: expect.stringMatching(/a\.$/) as string });
  });

  test("folds after a whole long sentence rather than within it", () => {
    const first = "I lead.";
    const second = `I have led ${"bridges and ".repeat(30)}tunnels.`;
    const folded = viewProse([first, second, second].join(" "));
    expect(folded.lead).toEqual([{ kind: "text", text: `${first} ${second}` }]);
    expect(folded.rest).toEqual([{ kind: "text", text: second }]);
  });

  test("loses no word by folding", () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom("one", "two.", "three", "\n", "\n\n", "\n- ", "four", "x".repeat(90))),
        (parts) => {
          const prose = viewProse(parts.join(" "));
          expect(words([...prose.lead, ...prose.rest])).toEqual(words(prose.blocks));
        },
      ),
    );
  });
});
