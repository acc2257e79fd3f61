import { expect, test } from "vitest";
import { layoutOfText } from "../fixtures/layouts.ts";
import { tellCv } from "../entities/read-cv.ts";
import { splitSections } from "../sections/split-sections.ts";
import { shippedLabeller } from "./shipped-weights.ts";
import { sayOfValues, usualSigns } from "./value-signs.ts";

const layout = layoutOfText(
  [
    "Ada Example",
    "Hull, UK | ada.example@mail.example",
    "",
    "EXPERIENCE",
    "",
    "Master Baker, Old Mill Bakery, Hull (Mar 2019 - Present)",
    "- Bake for two hundred guests",
    "",
    "SKILLS",
    "",
    "Sourdough, Lamination, Shift planning",
  ].join("\n"),
);
const rangeOf = (words: string) => {
  const start = layout.text.indexOf(words);
  return [{ start, end: start + words.length }];
};
const say = sayOfValues(tellCv(layout, splitSections(layout), shippedLabeller()).told);

test("the net looks for a post among jobs and calls it one, and does neither with a skill", () => {
  const post = say("experiences/position", rangeOf("Master Baker"));
  const skill = say("experiences/position", rangeOf("Lamination"));
  expect(post.placed).toBeGreaterThan(skill.placed);
  expect(post.named).toBeGreaterThan(skill.named);
});

test("of fields that it does not know, of no place and of no net the usual is said", () => {
  expect(say("links/url", rangeOf("Hull"))).toEqual(usualSigns);
  expect(say("experiences/position", [])).toEqual(usualSigns);
  expect(sayOfValues(null)("experiences/position", rangeOf("Master Baker"))).toEqual(usualSigns);
});
