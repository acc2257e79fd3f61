import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { role } from "../src/personas/persona.ts";
import { aSite, aText } from "./a-site.ts";
import { GateBrowser } from "./browser.ts";

/** A design with its sections in lines, one with titles in a rail, and one that writes its paper itself. */
const designs = ["mise-en-place", "counsel", "academic-vision"];

let gate: GateBrowser;

beforeAll(async () => {
  gate = await GateBrowser.start([...designs, "tech-developer"]);
});

afterAll(() => gate.stop());

/** Words about oneself, which are made as long as the sheet needs, and a short list of links before the way to write. */
const site = aSite({
  description: "Text.",
  contact: {
    email: "jo@example.org",
    title: "Nurse",
    description: "",
    location: "Leeds",
    phone: "",
    available_for_freelance: false,
  },
  experience: [1, 2, 3].map((n) => role(n, { position: "Nurse", name: `Ward ${n}`, date: "2019" })),
  certifications: [1, 2, 3].map((n) => ({ name: `Paper ${n}`, issuer: "", date: "", url: `https://example.org/${n}` })),
});

test.each(designs)(
  "contact stands on no sheet of paper alone, however long the text before it is: %s",
  async (slug) => {
    const { page } = gate;
    await gate.open(slug, site, 1200);
    await page.emulateMedia({ media: "print" });
    const alone: number[] = [];
    let turned = 0;
    for (let lines = 36; lines < 54; lines += 2) {
      await page.evaluate(writeAbout, aText(lines * 100));
      const sheets = await linksOfSheets(page);
      const last = sheets.at(-1) ?? [];
      if (sheets.length > 1) turned += 1;
      if (last.every((link) => link.startsWith("mailto:"))) alone.push(lines);
    }
    expect(alone).toEqual([]);
    expect(turned).toBeGreaterThan(0);
  },
);

test("a long text under a title of its owner's begins on the sheet that has room for it", async () => {
  const text = Array.from({ length: 60 }, (_, index) => `- Walked the ${index + 1}. mile of the towpath`).join("\n");
  const entries = [{ id: 9, fields: { title: "", text } }];
  const miles = { id: 1, kind: "text", title: "Miles", layout: "designed" as const, entry_ids: [], entries };
  await gate.open("tech-developer", aSite({ sections: [miles] }), 1200);
  await gate.page.emulateMedia({ media: "print" });
  const kept = await gate.page.evaluate(() =>
    [...document.querySelectorAll(".kit-entry")].map((entry) => getComputedStyle(entry).breakInside),
  );
  expect(kept).toEqual(["auto"]);
});

test("languages in a line stand apart on paper, and no title is left of a section of pictures", async () => {
  const pictures = [{ media_id: 1, img: "/media/1.webp", width: 900, height: 700 }];
  const parts = {
    languages: ["Igbo", "Polish"].map((name) => ({ name, level: "fluent" })),
    sections: ["languages", "gallery"].map((kind, index) => ({
      id: index + 1,
      kind,
      title: null,
      layout: "designed" as const,
      entry_ids: [1, 2],
      entries: kind === "gallery" ? [{ id: 1, fields: { pictures } }] : [],
    })),
  };
  await gate.open("tech-developer", aSite(parts), 1200);
  const look = () =>
    gate.page.evaluate(() => ({
      marks: [...document.querySelectorAll("#languages li")].map((item) => getComputedStyle(item, "::after").content),
      hasGallery: document.querySelector("[data-kind=gallery]")?.checkVisibility(),
    }));
  expect((await look()).hasGallery).toBe(true);
  await gate.page.emulateMedia({ media: "print" });
  expect(await look()).toEqual({ marks: ['", "', "none"], hasGallery: false });
});

/** Puts another text into the words about the person. */
function writeAbout(text: string) {
  const prose = document.querySelector("#about .prose p");
  if (prose) prose.textContent = text;
}

/** The addresses that each sheet of the print leads to. */
async function linksOfSheets(page: Page): Promise<string[][]> {
  const print = (await page.pdf({ format: "A4" })).toString("latin1");
  const addresses = new Map(
    [...print.matchAll(/(\d+) 0 obj\s*<<\/Type \/Annot[\s\S]*?\/URI \(([^)]*)\)/g)].map(([, id, link]) => [id, link]),
  );
  return [...print.matchAll(/\/Type \/Page\b(?!s)[\s\S]*?endobj/g)].map(([sheet]) => {
    const marks = /\/Annots \[([^\]]*)\]/.exec(sheet)?.[1] ?? "";
    return [...marks.matchAll(/(\d+) 0 R/g)].flatMap(([, id]) => addresses.get(id) ?? []);
  });
}
