import { expect, test } from "vitest";
import { hasPage, projectSlugs } from "./case-study.ts";
import { projectsKind } from "./kind.ts";
import { projectInputSchema } from "./schema.ts";

const project = (id: number, title: string, parts: object = {}) => ({ id, title, pictures: [], ...parts });
const text = [{ type: "text" as const, text: "How it was made." }];

test("a project has a page when it has a body or pictures of its own, not for a picture that an import named", () => {
  expect(hasPage(project(1, "A"))).toBe(false);
  expect(hasPage(project(1, "A", { body: text }))).toBe(true);
  expect(hasPage(project(1, "A", { pictures: [{ media_id: 4 }] }))).toBe(true);
  expect(hasPage(project(1, "A", { pictures: [{ media_id: null }] }))).toBe(false);
});

test("addresses come of titles, an own one first, and none is given twice", () => {
  const slugs = projectSlugs([
    project(1, "Café Łódź", { body: text }),
    project(2, "Cafe Lodz", { body: text }),
    project(3, "Another", { body: text, slug: "cafe-lodz" }),
    project(4, "作品", { body: text }),
    project(5, "Without a page"),
  ]);
  expect([...slugs].toSorted(([a], [b]) => a - b)).toEqual([
    [1, "cafe-lodz-2"],
    [2, "cafe-lodz-3"],
    [3, "cafe-lodz"],
    [4, "project-4"],
  ]);
});

test("a page's parts are checked one by one, and a wrong one is named", () => {
  const input = { title: "Bridge", description: "A bridge.", body: [...text, { type: "link", url: "javascript:1" }] };
  const read = projectInputSchema.safeParse(input);
  expect(read.success).toBe(false);
  expect(read.error?.issues.map(({ path }) => path.join("."))).toEqual(["body.1.url"]);
  expect(projectInputSchema.safeParse({ ...input, body: text, slug: "Not A Slug" }).success).toBe(false);
});

test("a picture that an import named by its address stays when it is sent back, and no other becomes one", () => {
  const legacy = { media_id: null, img: "https://example.org/a.png", caption: "", cover: false };
  const stored = { title: "Bridge", pictures: [legacy] };
  const { fill } = projectsKind;
  const sent = projectInputSchema.parse({
    ...project(1, "Bridge"),
    description: "A bridge.",
    pictures: [{ media_id: 7 }, { img: legacy.img }, { img: "https://example.org/other.png" }],
  });
  expect(fill(sent, stored)["pictures"]).toEqual([{ media_id: 7, img: "", caption: "", cover: false }, legacy]);
  expect(fill({ title: "B" }, stored)["pictures"]).toEqual([legacy]);
});
