import { expect, test } from "vitest";
import { aSite } from "../../gate/a-site.ts";
import { role } from "../personas/persona.ts";
import { toSiteView } from "../view/to-site-view.ts";
import { cells, clothOf, quiltOf } from "./quilt.ts";

const posts = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    role(index + 1, { position: `Post ${index}`, name: "House", date: `${2000 + index}` }),
  );
const options = { family: "default", baseUrl: "", branding: false } as const;
const quilt = (count: number) => quiltOf(toSiteView(aSite({ name: "Ada Li", experience: posts(count) }), options));
const area = (count: number) => quilt(count).reduce((sum, { size }) => sum + size * size, 0);

test.each([0, 1, 3, 20, 60])("with %i posts the quilt is a whole square", (count) => {
  expect(area(count)).toBe(cells);
});

test("the latest posts are large and lead to their entries, letters of the name lead nowhere", () => {
  expect(quilt(5).slice(0, 6)).toMatchObject([
    ...[1, 2, 3, 4].map((at) => ({ size: 2, href: `#experience-${at}` })),
    { size: 1, href: "#experience-5" },
    { size: 1, href: null },
  ]);
});

test("the same words are always the same cloth, and neighbours differ", () => {
  const cloths = Array.from({ length: cells }, (_, index) => clothOf("Ada Li", index));
  expect(cloths).toEqual(Array.from({ length: cells }, (_, index) => clothOf("Ada Li", index)));
  for (const [index, cloth] of cloths.entries()) {
    expect(cloths[index + 1]?.path).not.toBe(cloth.path);
    expect(cloths[index + 1]?.tone).not.toBe(cloth.tone);
  }
});
