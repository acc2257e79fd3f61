import { expect, test } from "vitest";
import { parseYaml } from "./yaml.ts";

test("reads maps, lists, quoted and folded text", () => {
  const text = [
    "cv:",
    "  name: Someone # a comment",
    "  sections:",
    '    "work: all":',
    "    - company: 'It''s: one'",
    "      highlights:",
    "        - First line",
    "          goes on",
    "        - >-",
    "          folded",
    "          text",
    "    skills: [a, 'b, c']",
    "  none:",
  ].join("\n");
  expect(parseYaml(text)).toEqual({
    cv: {
      name: "Someone",
      sections: {
        "work: all": [{ company: "It's: one", highlights: ["First line goes on", "folded text"] }],
        skills: ["a", "b, c"],
      },
      none: null,
    },
  });
});

test("says when a line is neither a key nor an item", () => {
  expect(() => parseYaml("a: 1\nb")).toThrow("Neither key nor item");
});
