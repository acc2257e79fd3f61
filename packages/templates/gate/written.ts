import type { Frame, Page } from "playwright-core";

/**
 * Writes a published page into one that stands, in the place of what is there, and waits until all that it asks for has
 * come. To go to its address costs a browser as much again as laying it out does, and axe would come anew. It is laid out
 * whole at once: what the first frame leaves out is looked at where readers visit.
 * @param options.unfold opens what is folded before the page is laid out
 */
export async function write(
  into: Page | Frame,
  html: string,
  { unfold = false }: { unfold?: boolean } = {},
): Promise<void> {
  await into.evaluate(writeHere, { html: html.replaceAll("animation:first-screen 1ms", ""), unfold });
}

/**
 * Shows a page only when its faces have come, because all its lines would be set twice, at first in faces that stand in.
 * Runs inside the browser; it may use nothing from this file.
 */
async function writeHere({ html, unfold }: { html: string; unfold: boolean }): Promise<void> {
  await new Promise((resolve) => {
    document.open();
    addEventListener("load", resolve, { once: true });
    document.write(html);
    document.documentElement.style.display = "none";
    document.close();
  });
  const faces = [...document.fonts].filter(
    ({ family, unicodeRange }) => !family.includes("Fallback") && /^U\+0+-FF/i.test(unicodeRange),
  );
  await Promise.all(faces.map((face) => face.load()));
  if (unfold) for (const details of document.querySelectorAll("details")) details.open = true;
  document.documentElement.style.display = "";
  // The layout asks for the other faces.
  void document.body.offsetHeight;
  await document.fonts.ready;
}
