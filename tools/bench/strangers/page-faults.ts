import type { Page } from "@playwright/test";

/** What is wrong with an open page, by what was asked; nothing for a page that holds. */
export type PageFaults = Record<string, string[]>;

/** The texts that a page must show, as letters and digits alone, and everything that its owner's website holds, as text. */
type Asked = { facts: readonly string[]; source: string };

/** What a reader would object to on the page that stands in the window. */
export async function faultsOfPage(page: Page, { facts, source }: Asked): Promise<PageFaults> {
  const eye = await page.evaluateHandle(openEye);
  const found: PageFaults = {
    ...(await page.evaluate(faultsOfWords, { eye, facts, source })),
    "a lonely title": await page.evaluate(lonelyTitles, eye),
    "an empty column": await page.evaluate(emptyColumns, eye),
    "squeezed words": await page.evaluate(squeezedWords, eye),
    "half a page empty": await page.evaluate(emptyHalves, eye),
  };
  return Object.fromEntries(Object.entries(found).filter(([, faults]) => faults.length > 0));
}

/*
 * What follows runs inside the browser and may use nothing from this file but what it is given.
 */

type Eye = ReturnType<typeof openEye>;

/** How the page is looked at; what unfolds a long text stands between its words, and is taken away before. */
function openEye() {
  for (const label of document.querySelectorAll("details.more > summary")) label.textContent = "";
  return {
    plain: (text: string) =>
      text
        .normalize("NFKC")
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, ""),
    name: (element: Element) => `${element.tagName}.${element.className} ${(element.textContent ?? "").slice(0, 40)}`,
    isSeen: (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && element.checkVisibility();
    },
    below: (places: string) => [...(document.querySelector("main") ?? document.body).querySelectorAll(places)],
    pictures: "img,svg,canvas,picture,video,object,hr,input,meter,progress",
  };
}

function faultsOfWords({ eye, facts, source }: Asked & { eye: Eye }): PageFaults {
  const text = document.body.textContent ?? "";
  const said = eye.plain(text);
  const years = text.match(/(?<![\d.])(?:19|20)\d{2}(?!\d)/g) ?? [];
  const shares = text.match(/\d+(?:[.,]\d+)?\s*%/g) ?? [];
  const known = source.replace(/\s+/g, "");
  const { scrollWidth } = document.documentElement;
  return {
    "scrolls sideways": scrollWidth > innerWidth ? [`${scrollWidth} px`] : [],
    "a text is missing": facts.filter((fact) => !said.includes(fact)),
    "invents a number": [...years, ...shares].filter((number) => !known.includes(number.replace(/\s+/g, ""))),
  };
}

/** Titles that their section or the page has nothing below. */
function lonelyTitles({ plain, name, isSeen, below }: Eye): string[] {
  const isLonely = (heading: Element) => {
    const section = heading.closest("section");
    return section !== null && plain(section.textContent ?? "") === plain(heading.textContent ?? "");
  };
  return below("h2,h3")
    .filter((heading) => isSeen(heading) && isLonely(heading))
    .map(name);
}

/** Places beside others that are as large as a column and show nothing. */
function emptyColumns({ plain, name, isSeen, below, pictures }: Eye): string[] {
  const isPainted = (element: Element) => {
    const style = [
      getComputedStyle(element),
      getComputedStyle(element, "::before"),
      getComputedStyle(element, "::after"),
    ];
    return style.some(
      ({ backgroundImage, backgroundColor, borderTopWidth, content }) =>
        backgroundImage !== "none" ||
        !/^rgba\(.*, 0\)$|transparent/.test(backgroundColor) ||
        Number.parseFloat(borderTopWidth) > 0 ||
        !/^(?:none|normal|"")$/.test(content),
    );
  };
  const isEmptyColumn = (element: Element) => {
    const parent = element.parentElement;
    if (!parent || !/grid|flex/.test(getComputedStyle(parent).display)) return false;
    const { width, height } = element.getBoundingClientRect();
    if (width < 160 || height < 240 || !isSeen(element)) return false;
    if (plain(element.textContent ?? "") !== "" || element.matches(pictures) || element.querySelector(pictures))
      return false;
    return ![element, ...element.querySelectorAll("*")].some(isPainted);
  };

  return below("*").filter(isEmptyColumn).map(name);
}

/** Words one below the other, because their column has no room for two of them. */
function squeezedWords({ name, isSeen, below }: Eye): string[] {
  const isSqueezed = (element: Element) => {
    const words = (element.textContent ?? "").trim();
    if (words.length < 12 || element.childElementCount > 0 || !isSeen(element)) return false;
    const range = document.createRange();
    range.selectNodeContents(element);
    const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
    return lines.size > 2 && words.length / lines.size < 6;
  };

  return below("p,li,h1,h2,h3,h4,dt,dd,td,span,a").filter(isSqueezed).map(name);
}

/** Runs of three screens and more of which nothing but a third of the width is used. */
function emptyHalves({ isSeen, pictures }: Eye): string[] {
  const screen = innerHeight;
  const cells = 24;
  if (innerWidth < 1000) return [];
  const screens = Math.ceil(document.documentElement.scrollHeight / screen);
  const used = Array.from({ length: screens }, () => new Set<number>());
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const mark = ({ left, right, top, bottom }: DOMRect) => {
    for (let row = Math.floor((top + scrollY) / screen); row <= (bottom + scrollY) / screen; row += 1)
      for (let cell = Math.floor((left / innerWidth) * cells); cell <= (right / innerWidth) * cells; cell += 1)
        used[row]?.add(cell);
  };
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (!node.textContent?.trim()) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) if (box.width > 1) mark(box);
  }
  for (const picture of document.querySelectorAll(pictures)) if (isSeen(picture)) mark(picture.getBoundingClientRect());
  const runs: string[] = [];
  let begin = -1;
  for (let row = 0; row <= screens; row += 1) {
    const isThin = row < screens && (used[row]?.size ?? 0) < cells / 3;
    if (isThin && begin < 0) begin = row;
    if (!isThin && begin >= 0) {
      if (row - begin >= 3) runs.push(`screens ${begin + 1} to ${row} of ${screens}`);
      begin = -1;
    }
  }
  return runs;
}
