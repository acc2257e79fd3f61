// @vitest-environment jsdom
import { expect, test } from "vitest";
import { aFullWebsite, aSection } from "../testing/open-builder.tsx";
import { placeOfBlock, placeOfOperation } from "./place-of.ts";

const website = aFullWebsite({
  sections: [
    aSection("experience", { id: 1 }),
    aSection("awards", { id: 2 }),
    aSection("text", { id: 3 }),
    aSection("projects", { id: 4 }),
    aSection("projects", { id: 5, title: "Commissions" }),
    aSection("volunteering", { id: 6 }),
    aSection("writing", { id: 7 }),
  ],
});

test("a pressed section opens the screen of its kind; several of a kind, and kinds without one, open in Sections", () => {
  const places = [1, 2, 3, 4, 5, 6, 7].map((id) => placeOfBlock(website, "any", id));
  expect(places.map((place) => [place?.screen, place?.open])).toEqual([
    ["experience", null],
    ["extras", null],
    ["sections", 3],
    ["sections", 4],
    ["sections", 5],
    ["extras", null],
    ["blog", null],
  ]);
});

test("a block that is no section opens the form of what it shows, or nothing", () => {
  expect(placeOfBlock(website, "about", null)).toEqual({ screen: "personal", open: null });
  expect(placeOfBlock(website, "elsewhere", null)).toBeNull();
});

test("undo goes where the operation happened", () => {
  const changed = { before: { visible: true }, after: { visible: false } };
  expect(placeOfOperation(website, { kind: "section_changed", id: 3, ...changed }).screen).toBe("sections");
  const entry = { kind: "entry_changed" as const, id: 9, ...changed };
  expect(placeOfOperation(website, { ...entry, section: 3, of: "text" })).toEqual({ screen: "sections", open: 3 });
  expect(placeOfOperation(website, { ...entry, section: 1, of: "experience" }).screen).toBe("experience");
  expect(placeOfOperation(website, { kind: "template", before: "a", after: "b" }).screen).toBe("template");
});
