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

/** Folds the pages of the open sheet: what stays folded on paper, but for posts, pictures and what is for copying. */
export async function foldedInPrint({ sheet: { page } }: GateBrowser): Promise<string[]> {
  await page.emulateMedia({ media: "print" });
  return page.evaluate(() => {
    const pages = [...document.querySelectorAll("iframe")].flatMap((frame) => frame.contentDocument ?? []);
    for (const details of pages.flatMap((one) => [...one.querySelectorAll("details")])) details.open = false;
    const parts = "section:not(#writing) details:not(.kit-bibtex) > :not(summary, .kit-shots)";
    return pages
      .flatMap((one) => [...one.querySelectorAll(parts)])
      .filter((part) => part.getBoundingClientRect().height === 0)
      .map(({ outerHTML }) => outerHTML.slice(0, 200));
  });
}

/** A sheet of A4 within its margins is so wide, and half of it so high, in CSS pixels. */
const paper = { width: 673, half: 500 };

/**
 * Where the pages of the open sheet break badly on paper: parts of half a sheet and more that are kept
 * in one piece, so that the sheet before them stays empty, and words on folds, for nothing folds there.
 */
export async function brokenInPrint({ sheet: { page } }: GateBrowser): Promise<string[]> {
  await page.emulateMedia({ media: "print" });
  return page.evaluate(({ width, half }) => {
    const frames = [...document.querySelectorAll("iframe")];
    for (const frame of frames) frame.width = String(width);
    const parts = frames.flatMap((frame) => [...(frame.contentDocument?.querySelectorAll("body *") ?? [])]);
    const isTall = (part: Element) =>
      part.getBoundingClientRect().height > half && getComputedStyle(part).breakInside === "avoid";
    const isFold = (part: Element) => part.matches(".fold > summary") && part.getBoundingClientRect().height > 0;
    return parts
      .filter((part) => isTall(part) || isFold(part))
      .map((part) => `${part.outerHTML.slice(0, 120)} ${Math.round(part.getBoundingClientRect().height)} px`);
  }, paper);
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
    // The layout asks for the faces.
    for (const { contentDocument: page } of frames) void page?.body.offsetHeight;
    await Promise.all(frames.map(async ({ contentDocument: page }) => page?.fonts.ready));
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
      if (root.scrollWidth <= root.clientWidth) return;
      found[`${input.names[index]}, ${change.label}`] = [...page.querySelectorAll("body *")]
        .filter((element) => {
          const { left, right } = element.getBoundingClientRect();
          return right > root.clientWidth + 0.5 || left < -0.5;
        })
        .map((element) => `${element.tagName}.${element.className} ${(element.textContent ?? "").slice(0, 30)}`);
    });
  }
  return found;
}
