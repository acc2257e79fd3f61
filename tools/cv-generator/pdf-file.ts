import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import type { GeneratedCv } from "./create-cv.ts";
import { renderHtml } from "./html.ts";

/** The CV printed by a browser, with the running header or page numbers that its style has. */
export async function renderPdf(page: Page, { view, style, pack }: Pick<GeneratedCv, "view" | "style" | "pack">) {
  await page.setContent(await withLetters(renderHtml(view, style, pack)));
  await page.evaluate("Promise.all([...document.fonts].map((face) => face.load())).then(() => document.fonts.ready)");
  const { trick } = style;
  const pages = '<span class="pageNumber"></span> / <span class="totalPages"></span>';
  return await page.pdf({
    preferCSSPageSize: true,
    printBackground: true,
    displayHeaderFooter: trick === "footer-number" || trick === "running-header",
    headerTemplate: strip(trick === "running-header" ? `${view.person.name} · CV` : ""),
    footerTemplate: strip(trick === "footer-number" ? pages : ""),
  });
}

const eastAsianFont = new URL("../../apps/server/src/modules/exports/fonts/droid-sans-fallback.ttf", import.meta.url);

/** Brings the letters of East Asian CVs along: a machine without such a font would print boxes, which no one can read. */
async function withLetters(html: string): Promise<string> {
  if (!/\p{Script=Han}/u.test(html)) return html;
  const bytes = (await readFile(eastAsianFont)).toString("base64");
  const face = `@font-face{font-family:"Droid Sans Fallback";src:url(data:font/ttf;base64,${bytes})}`;
  return html.replace("<style>", () => `<style>${face}`);
}

const strip = (content: string): string => `<span style="font-size:8px;width:100%;text-align:center">${content}</span>`;

/** A page that needs no header or footer of the browser. */
export async function printPage(page: Page, html: string): Promise<Uint8Array> {
  await page.setContent(html);
  return await page.pdf({ preferCSSPageSize: true, printBackground: true });
}
