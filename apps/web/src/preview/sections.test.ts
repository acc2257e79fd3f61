// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { nameLandmarks, showSection, watchSections } from "./sections.ts";

const scrolled = vi.fn();
const outlined = vi.fn();

beforeEach(() => {
  vi.clearAllMocks();
  document.body.innerHTML = `<header><a href="https://example.org">Home</a></header>
    <main><section id="experience"><h2>Experience</h2><a href="#top">Top</a></section></main>`;
  Object.assign(Element.prototype, { scrollIntoView: scrolled, animate: outlined });
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
});

test("a press on a block names its section, and links of the site lead nowhere", () => {
  const chosen: string[] = [];
  watchSections((section) => chosen.push(section));
  document.querySelector("h2")?.click();
  const press = new MouseEvent("click", { bubbles: true, cancelable: true });
  document.querySelector("header a")?.dispatchEvent(press);
  expect(chosen).toEqual(["experience"]);
  expect(press.defaultPrevented).toBe(true);
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
