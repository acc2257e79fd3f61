import { personas } from "@vitrine/templates/personas";
import type { Website } from "@vitrine/model";
import { afterAll, expect, test } from "vitest";
import { ownWork } from "../../../testing/own-work.ts";
import { renderPdf } from "../pdf/render-pdf.ts";
import { createDocumentDrawer } from "./document-drawer.ts";
import { makeDocument } from "./make-document.ts";

const drawer = createDocumentDrawer();
afterAll(() => drawer.close());

/** A site with forty stations, each with much to say. */
function aHeavySite(): Website {
  const site = { ...personas[0]?.site, updated_at: "2026-01-01T00:00:00Z" } as unknown as Website;
  const [station] = site.experience;
  if (!station) throw new Error("The sample person has no station.");
  const description = `${station.description} `.repeat(5);
  return { ...site, experience: Array.from({ length: 40 }, (_, id) => ({ ...station, id: id + 1, description })) };
}

test("the CV of a very heavy site is drawn beside the thread that answers everybody", async () => {
  const site = aHeavySite();
  const here = await ownWork(() => renderPdf(makeDocument(site)), 1);
  // A first file pays for the start of the thread.
  await drawer.draw("docx", { ...site, experience: [] });
  let file: Uint8Array = new Uint8Array();
  const beside = await ownWork(async () => (file = await drawer.draw("pdf", site)), 1);
  expect(file.length).toBeGreaterThan(10_000);
  expect(beside).toBeLessThan(here / 4);
}, 60_000);
