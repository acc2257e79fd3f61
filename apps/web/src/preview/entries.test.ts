// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { entryAt, headingsIn, type ShownEntry } from "./entries.ts";

const roles: ShownEntry[] = [
  { id: 7, words: ["Engineer3", "Acme", "2020"] },
  { id: 8, words: ["Engineer30", "Acme", "2019"] },
  { id: 9, words: ["Nurse", "WardA", "2018"] },
  { id: 10, words: ["Nurse", "WardB", "2016"] },
  { id: 11, words: ["Cook", "Inn", "2014"] },
  { id: 12, words: ["Cook", "Inn", "2014"] },
];

beforeEach(() => {
  document.body.innerHTML = `<section id="experience"><h2>Experience</h2><ol>
    <li id="a"><h3>Engineer\u00a03</h3><p>Acme</p><div><p id="deep">Text</p></div></li>
    <li id="b"><h3>Engineer 30</h3><p>Acme</p></li>
    <li id="c"><h3>Nurse</h3><p>Ward A</p></li>
    <li id="d"><h3>Nurse</h3><p>Ward B</p></li>
    <li id="e"><h3>Cook</h3><p>Inn</p></li>
    <li id="f"><h3>Cook</h3><p>Inn</p></li>
  </ol></section>`;
});

const at = (selector: string, entries = roles) => {
  const block = document.querySelector("#experience");
  const place = document.querySelector(selector);
  return block && place ? entryAt(place, block, entries) : undefined;
};

test("the smallest part with an entry's heading is the entry, however deep the place lies", () => {
  expect([at("#deep"), at("#a p"), at("#b h3"), at("#b p")]).toEqual([7, 7, 8, 8]);
});

test("entries of one heading are told apart by their other words, and equal ones by their order", () => {
  expect([at("#c h3"), at("#d p"), at("#e p"), at("#f h3")]).toEqual([9, 10, 11, 12]);
});

test("between entries and on the block's own heading there is no entry, unless it is the only one", () => {
  expect([at("ol"), at("h2"), at("#experience")]).toEqual([null, null, null]);
  document.querySelector("ol")?.replaceChildren("Cook");
  expect(at("h2", [{ id: 11, words: ["Cook"] }])).toBe(11);
});

test("each entry's heading is found once, in the order of the page", () => {
  const block = document.querySelector("#experience");
  expect(block && headingsIn(block, roles).map((heading) => heading.closest("li")?.id)).toEqual(["a", "b", "c", "e"]);
});

test("an entry that the page does not show has no heading, and takes no empty place for one", () => {
  document.querySelector("ol")?.insertAdjacentHTML("beforeend", "<li>Long<wbr>word</li>");
  const block = document.querySelector("#experience");
  expect(block && headingsIn(block, [{ id: 20, words: ["Gardener"] }])).toEqual([]);
});
