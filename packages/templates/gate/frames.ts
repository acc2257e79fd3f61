import type { SiteInput } from "../src/view/site-input.ts";
import type { GateBrowser } from "./browser.ts";
import type { SheetState } from "./sheet.ts";

/** What sticks out to the side or is squeezed, by the name of the page and the state it was in. */
export type Overflow = Record<string, string[]>;

/** A change to every page of a sheet, between two looks at it. */
export type Change = { label: string; width?: number; fontSize?: string; css?: string };

/**
 * Loads pages side by side, each in a frame of its own, so that one load serves many widths and states: the changes
 * are made one after the other, and after each every page is measured.
 * @returns nothing but what is wider than its frame, and words in columns where each stands on a line of its own
 */
export async function overflowOf(
  gate: GateBrowser,
  slug: string,
  sites: Readonly<Record<string, SiteInput>>,
  changes: readonly Change[],
  state: SheetState = {},
): Promise<Overflow> {
  const pages = await Promise.all(
    Object.entries(sites).map(async ([name, site]) => [name, await gate.server.publish(slug, site)] as const),
  );
  return overflowOfPages(gate, Object.fromEntries(pages), changes, state);
}

/** The same for pages that are published already, by their names. */
export async function overflowOfPages(
  gate: GateBrowser,
  pages: Readonly<Record<string, string>>,
  changes: readonly Change[],
  state: SheetState = {},
): Promise<Overflow> {
  const width = changes[0]?.width ?? 320;
  await gate.sheet.lay(
    Object.values(pages).map((url) => ({ url, width })),
    state,
  );
  return gate.sheet.page.evaluate(measureFrames, { names: Object.keys(pages), changes });
}

/** A sheet of A4 within its margins is so wide, and half of it so high, in CSS pixels. */
const paper = { width: 673, half: 500 };

/**
 * Folds the pages of the open sheet and puts them on paper: what stays folded there, but for posts, pictures and what
 * is for copying; parts of half a sheet and more that are kept in one piece, so that the sheet before them stays empty;
 * and words on folds, for nothing folds there.
 */
export async function faultsInPrint({ sheet: { page } }: GateBrowser): Promise<string[]> {
  await page.evaluate(foldForPaper, paper.width);
  await page.emulateMedia({ media: "print" });
  return page.evaluate(lookOnPaper, paper.half);
}

/** Gives hidden pages the width of paper and folds them, so that they are laid out once; runs inside the browser. */
function foldForPaper(width: number): void {
  document.body.hidden = true;
  for (const frame of document.querySelectorAll("iframe")) {
    frame.width = String(width);
    for (const details of frame.contentDocument?.querySelectorAll("details") ?? []) details.open = false;
  }
}

/** Runs inside the browser; it may use nothing from this file. */
function lookOnPaper(half: number): string[] {
  document.body.hidden = false;
  const pages = [...document.querySelectorAll("iframe")].flatMap((frame) => frame.contentDocument ?? []);
  const partsOf = (selector: string) => pages.flatMap((page) => [...page.querySelectorAll(selector)]);
  const height = (part: Element) => part.getBoundingClientRect().height;
  const folds = "section:not(#writing) details:not(.kit-bibtex) > :not(summary, .kit-shots)";
  const folded = partsOf(folds).filter((part) => height(part) === 0);
  const broken = partsOf("body *").filter((part) => {
    if (height(part) > half && getComputedStyle(part).breakInside === "avoid") return true;
    return part.matches(".fold > summary") && height(part) > 0;
  });
  document.body.hidden = true;
  return [
    ...folded.map((part) => `folded: ${part.outerHTML.slice(0, 200)}`),
    ...broken.map((part) => `broken: ${part.outerHTML.slice(0, 120)} ${Math.round(height(part))} px`),
  ];
}

/** Runs inside the browser; it may use nothing from this file. */
async function measureFrames(input: { names: readonly string[]; changes: readonly Change[] }): Promise<Overflow> {
  const frames = [...document.querySelectorAll("iframe")].slice(0, input.names.length);
  const found: Overflow = {};
  for (const change of input.changes) {
    for (const frame of frames) {
      const page = frame.contentDocument;
      if (!page) throw new Error(`A frame stayed empty: ${frame.src}`);
      if (change.width) frame.width = String(change.width);
      if (change.fontSize !== undefined) page.documentElement.style.fontSize = change.fontSize;
      if (change.css) page.head.append(Object.assign(page.createElement("style"), { textContent: change.css }));
    }
    document.body.hidden = false;
    // The layout asks for the faces.
    for (const { contentDocument: page } of frames) void page?.body.offsetHeight;
    document.body.hidden = true;
    await Promise.all(frames.map(async ({ contentDocument: page }) => page?.fonts.ready));
    document.body.hidden = false;
    frames.forEach((frame, index) => {
      const page = frame.contentDocument;
      const root = page?.documentElement;
      if (!page || !root) return;
      const squeezed = [...page.querySelectorAll(".prose :is(p, li)")].filter(({ clientWidth, textContent }) => {
        return clientWidth > 0 && clientWidth < 64 && (textContent ?? "").length > 60;
      });
      if (squeezed.length > 0)
        found[`${input.names[index]}, ${change.label}, squeezed`] = squeezed.map(({ outerHTML }) =>
          outerHTML.slice(0, 60),
        );
      // No frame is drawn: what moves by the clock has arrived, what moves by scrolling is at either end of its way.
      const moving = page.getAnimations();
      for (const animation of moving) {
        const isByClock = animation.timeline === page.timeline;
        if (isByClock && Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
      }
      const scrolled = moving.filter(({ timeline }) => timeline !== page.timeline);
      for (const end of scrolled.length > 0 ? [0, 100] : [0]) {
        for (const animation of scrolled) animation.currentTime = CSS.percent(end);
        if (root.scrollWidth <= root.clientWidth) continue;
        found[`${input.names[index]}, ${change.label}`] = [...page.querySelectorAll("body *")]
          .filter((element) => {
            const { left, right } = element.getBoundingClientRect();
            return right > root.clientWidth + 0.5 || left < -0.5;
          })
          .map((element) => `${element.tagName}.${element.className} ${(element.textContent ?? "").slice(0, 30)}`);
      }
    });
    document.body.hidden = true;
  }
  return found;
}
