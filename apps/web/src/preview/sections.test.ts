// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { markStops, nameLandmarks, showSection, watchPlaces, type Chosen } from "./sections.ts";

const scrolled = vi.fn();
const outlined = vi.fn();

const sections = {
  experience: {
    sectionId: 3,
    entries: [
      { id: 7, words: ["Nurse", "Acme"] },
      { id: 8, words: ["Cook", "Acme"] },
    ],
  },
};
const chosen: Chosen[] = [];
watchPlaces(
  () => sections,
  (place) => chosen.push(place),
);

beforeEach(() => {
  vi.clearAllMocks();
  chosen.length = 0;
  document.body.innerHTML = `<header><a href="https://example.org">Home</a></header>
    <main><section id="experience"><h2>Experience</h2><a href="#top">Top</a>
    <ul><li><h3>Nurse</h3></li><li><h3><a href="https://example.org">Cook</a></h3><p>Soups</p></li></ul></section></main>`;
  Object.assign(Element.prototype, { scrollIntoView: scrolled, animate: outlined, checkVisibility: () => true });
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
});

function press(selector: string): MouseEvent {
  const event = new MouseEvent("click", { bubbles: true, cancelable: true });
  document.querySelector(selector)?.dispatchEvent(event);
  return event;
}

test("a press on a block names its section, and links of the site lead nowhere", () => {
  press("h2");
  expect(press("header a").defaultPrevented).toBe(true);
  press("section > a");
  expect(chosen).toEqual([{ section: "experience", sectionId: 3, entry: null }]);
});

test("a press on an entry, or on its link, names the entry", () => {
  press("li:last-child p");
  expect(press("li a").defaultPrevented).toBe(true);
  expect(chosen).toEqual([
    { section: "experience", sectionId: 3, entry: 8 },
    { section: "experience", sectionId: 3, entry: 8 },
  ]);
});

test("the entries are one stop of the keyboard: arrows go on, Enter chooses", () => {
  markStops(sections);
  markStops(sections);
  const key = (name: string) =>
    document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true }));
  const nurse = document.querySelector<HTMLElement>("h3");
  expect(document.querySelectorAll("[tabindex='0']")).toHaveLength(1);
  nurse?.focus();
  key("ArrowUp");
  key("Enter");
  key("ArrowDown");
  expect(document.activeElement?.textContent).toBe("Cook");
  expect(nurse?.tabIndex).toBe(-1);
  expect(chosen).toEqual([{ section: "experience", sectionId: 3, entry: 7 }]);
});

test("a section is outlined, and brought into view only when asked to", () => {
  showSection("experience", false);
  expect(outlined).toHaveBeenCalledTimes(1);
  expect(scrolled).not.toHaveBeenCalled();
  showSection("experience", true);
  expect(scrolled).toHaveBeenCalledTimes(1);
  showSection("nothing", true);
  expect(scrolled).toHaveBeenCalledTimes(1);
});

test("the site's landmarks carry a name of their own", () => {
  nameLandmarks();
  expect(document.querySelector("main")?.getAttribute("aria-label")).toBe("Site in the preview");
});
