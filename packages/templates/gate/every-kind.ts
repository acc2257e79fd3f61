import { project } from "../src/personas/persona.ts";
import { axeViolations } from "./axe.ts";
import { leave } from "./browser.ts";
import type { GateBrowser } from "./browser.ts";
import { shiftSoFar } from "./first-visit.ts";
import { overflowOfPages } from "./frames.ts";
import { aPicturedProject, anArrangedSite, ownOrders, picturesShown } from "./sectioned-site.ts";
import { aSite } from "./a-site.ts";
import { shareOf } from "./shards.ts";
import { write } from "./written.ts";

const widths = [320, 768, 1280];

/** Layout shifts below this are rounding. */
const unseenShift = 0.0005;

const workSite = aSite({
  projects: {
    Other: [
      aPicturedProject(1, "a-work"),
      project(2, { title: "Next", description: "", slug: "next", body: [{ type: "text", text: "Next." }] }),
    ],
  },
});

/**
 * What is wrong with a template that shows every kind in an order of its owner's, with works of none, one, three and
 * twenty pictures, and with the page of a project; nothing for a template that holds.
 */
export async function everyKindFaults(gate: GateBrowser, slug: string): Promise<Record<string, unknown>> {
  const orders = shareOf(slug, ownOrders, ownOrders.length);
  const arranged = await Promise.all(
    orders.map(async (order) => [order, await gate.server.publish(slug, anArrangedSite(order))] as const),
  );
  const work = await gate.server.publishWork(slug, workSite, "a-work");
  const pages: Record<string, string> = { ...Object.fromEntries(arranged), "a project": work };
  const changes = widths.map((width) => ({ label: `${width} px`, width }));
  const faults: Record<string, unknown> = { ...(await overflowOfPages(gate, pages, changes, { unfold: true })) };
  const frames = await gate.sheet.page.evaluate(readFrames, Object.keys(pages).length);
  for (const [index, name] of Object.keys(pages).entries()) {
    const { jumps, text, pictures } = frames[index] ?? { jumps: ["no page"], text: "", pictures: 0 };
    if (name !== "a project" && pictures < picturesShown) faults[`${name}: pictures`] = pictures;
    if (jumps.length > 0) faults[`${name}: titles`] = jumps;
    if (/Concealed/.test(text)) faults[`${name}: hidden`] = text.match(/Concealed\S*/g);
  }
  for (const [name, url] of shareOf(slug, Object.entries(pages).slice(-2), 2)) {
    const { shift, broken, axe } = await visitOnPhone(gate, url);
    if (shift > unseenShift) faults[`${name}: moves`] = shift;
    if (broken.length > 0) faults[`${name}: pictures that did not come`] = broken;
    if (axe.length > 0) faults[`${name}: axe`] = axe;
  }
  return faults;
}

type Read = { jumps: string[]; text: string; pictures: number };

/** Titles that leave out a level, and all words; runs inside the browser. */
function readFrames(count: number): Read[] {
  return [...document.querySelectorAll("iframe")].slice(0, count).map(({ contentDocument: page }) => {
    const titles = [...(page?.querySelectorAll("h1, h2, h3, h4, h5, h6") ?? [])];
    const levels = titles.map(({ tagName }) => Number(tagName.slice(1)));
    const jumps = titles.flatMap((title, index) =>
      (levels[index] ?? 0) > (levels[index - 1] ?? 0) + 1 ? [title.outerHTML.slice(0, 100)] : [],
    );
    const pictures = page?.querySelectorAll("img:not(.kit-enlarged img)").length ?? 0;
    return { jumps, pictures, text: page?.body.textContent ?? "" };
  });
}

/** A first visit that scrolls to the end, while pictures come late: each of them has an address of its own. */
async function visitOnPhone(gate: GateBrowser, url: string) {
  const { page, server } = gate;
  await page.setViewportSize({ width: 375, height: 900 });
  await page.emulateMedia({ colorScheme: "light", media: null, reducedMotion: "no-preference" });
  await write(page, server.textAt(url).replaceAll(".svg", `.svg?${new URL(url).pathname.slice(1)}`));
  // What faces move has a test of its own: here pictures come, which the server sends after the faces.
  await shiftSoFar(page);
  await page.evaluate(scrollThrough);
  const shift = await shiftSoFar(page);
  // One that lies sideways out of sight, as in a reel, has not been asked for.
  const broken = await page.evaluate(() =>
    [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth === 0).map(({ src }) => src),
  );
  await page.evaluate(() => window.scrollTo(0, 0));
  const axe = (await axeViolations(page)).map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
  await leave(page);
  return { shift, broken, axe };
}

/** Scrolls screen by screen to the end, and waits for the pictures; runs inside the browser. */
async function scrollThrough(): Promise<void> {
  for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight * 0.9) {
    window.scrollTo(0, top);
    await new Promise((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve, 30));
    });
  }
  await new Promise((resolve) => {
    setTimeout(resolve, 400);
  });
}
