import type { Page } from "@playwright/test";
import type { GeneratedCv } from "./create-cv.ts";
import { renderHtml } from "./html.ts";

/** The CV printed by a browser, with the running header or page numbers that its style has. */
export async function renderPdf(page: Page, { view, style, pack }: Pick<GeneratedCv, "view" | "style" | "pack">) {
  await page.setContent(renderHtml(view, style, pack));
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

const strip = (content: string): string => `<span style="font-size:8px;width:100%;text-align:center">${content}</span>`;

/** A page that needs no header or footer of the browser. */
export async function printPage(page: Page, html: string): Promise<Uint8Array> {
  await page.setContent(html);
  return await page.pdf({ preferCSSPageSize: true, printBackground: true });
}
