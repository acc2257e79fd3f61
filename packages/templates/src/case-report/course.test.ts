import { expect, test } from "vitest";
import { aSite } from "../../gate/a-site.ts";
import { role } from "../personas/persona.ts";
import { toSiteView } from "../view/to-site-view.ts";
import { courseOf, findingsOf, numbersAt, numbersOf } from "./course.ts";

const life = (dates: readonly string[]) =>
  toSiteView(
    aSite({
      name: "Ada Li",
      updated_at: "2026-01-15T00:00:00.000Z",
      experience: dates.map((date, index) =>
        role(index + 1, { position: `Post ${index + 1}`, name: "Ward", date, skills: index === 0 ? ["Sutures"] : [] }),
      ),
      skills: [{ id: 1, title: "", info: ["Sutures", "Plaster"] }],
      certifications: [{ name: "Board", issuer: "", date: "2017", url: "" }],
    }),
    { family: "default", baseUrl: "", branding: false },
  );

test("posts hang from the present down, those of one time beside each other", () => {
  const course = courseOf(life(["2020 - Present", "2018 - 2023", "2010 - 2018"]));
  expect(course?.bars.map(({ lane }) => lane)).toEqual([0, 1, 0]);
  expect(course?.bars[0]?.from).toBe(0);
  const last = course?.bars[2];
  expect((last?.from ?? 0) + (last?.height ?? 0)).toBeGreaterThan(95);
  expect(course?.years.map(({ year }) => year)).toEqual(["2020", "2018", "2010"]);
});

test("the drawing knows how many stand beside each other, so that all fit beside the page", () => {
  const beside = ["2020 - Present", "2019 - Present", "2018 - Present", "2017 - Present", "2010 - 2012"];
  expect(courseOf(life(beside))?.lanes).toBe(4);
});

test("posts are alike where dates cannot be read, and without posts there is no course", () => {
  const course = courseOf(life(["two winters", "before that"]));
  expect(course).toMatchObject({ years: [] });
  expect(course?.bars[0]?.height).toBe(course?.bars[1]?.height);
  expect(courseOf(life([]))).toBeNull();
});

test("skills and certificates carry the numbers of their posts, also in the abstract", () => {
  const view = life(["2020 - Present", "2014 - 2019"]);
  expect(numbersOf(view, "sutures")).toEqual([1]);
  expect(numbersOf(view, "Plaster")).toEqual([]);
  const board = view.sections.find(({ kind }) => kind === "certifications")?.records[0];
  expect(board && numbersAt(view, board)).toEqual([2]);
  const [posts] = findingsOf(view);
  expect(posts?.items.map(({ numbers }) => numbers)).toEqual([[1], [2]]);
});
