// @vitest-environment jsdom
import { templateCategories } from "@vitrine/model";
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { CategoryIcon, CategoryName } from "./category-mark.tsx";

afterEach(cleanup);

const drawingOf = (category: string) => render(<CategoryIcon category={category} />).container.innerHTML;
const colourOf = (category: string) =>
  render(<CategoryName category={category} />).container.querySelector<HTMLElement>("[aria-hidden]")?.style.background;

const own = ["Classic", "Modern", "Creative", "Professional", "Technology", "Academic", "Healthcare", "Premium"];

test("R3.3-35 eight categories have an icon and a colour of their own", () => {
  expect(new Set(own.map(drawingOf)).size).toBe(8);
  const colours = own.map(colourOf);
  expect(new Set(colours).size).toBe(8);
  for (const colour of colours) expect(colour).toContain("light-dark(");
});

test("R3.3-36 Engineering and Business have icons of their own, and so has every other category", () => {
  expect(new Set(templateCategories.map(drawingOf)).size).toBe(templateCategories.length);
  expect([colourOf("Engineering"), colourOf("Business")]).toEqual(["var(--muted)", "var(--muted)"]);
});

test("a category of elsewhere is drawn as Professional and keeps its word", () => {
  expect(drawingOf("Culinary")).toBe(drawingOf("Professional"));
  expect(render(<CategoryName category="Culinary" />).container.textContent).toBe("Culinary");
});
