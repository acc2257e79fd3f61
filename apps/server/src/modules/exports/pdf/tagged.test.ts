import { personas } from "@vitrine/templates/personas";
import type { Website } from "@vitrine/model";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { expect, test } from "vitest";
import { makeDocument } from "../document/make-document.ts";
import { renderPdf } from "./render-pdf.ts";

/*
 * What PDF/UA-1 (ISO 14289-1) asks of a file that can be asked without a validator: read by a reader that is not its
 * writer.
 */

const [persona] = personas;
const site = { ...persona?.site, updated_at: "2026-01-01T00:00:00Z" } as unknown as Website;

async function opened(website: Website) {
  const answer = await renderPdf(makeDocument(website));
  if ("missing" in answer) throw new Error(`No font has ${answer.missing.join("")}.`);
  return { pdf: await getDocument({ data: answer.bytes.slice(), verbosity: 0 }).promise, bytes: answer.bytes };
}

/** The reader answers with a map, whatever its types say. */
const isMarked = (info: unknown) => info instanceof Map && info.get("Marked") === true;

type Node = { role?: string; alt?: string; children?: Node[]; type?: string };
const below = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(below)];

test("R1.1-32 a PDF is tagged: title, language, headings in order, lists with labels, links with words", async () => {
  const { pdf, bytes } = await opened(site);
  const { info, metadata } = await pdf.getMetadata();
  expect(info).toMatchObject({ Title: site.full_name, Language: "en", PDFFormatVersion: "1.7" });
  expect(metadata?.getRaw()).toContain("<pdfuaid:part>1</pdfuaid:part>");
  expect(isMarked(await pdf.getMarkInfo())).toBe(true);
  expect(new TextDecoder("latin1").decode(bytes)).toMatch(/DisplayDocTitle true/);
  const roles: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const nodes = below(await page.getStructTree());
    roles.push(...nodes.flatMap(({ role }) => role ?? []));
    for (const link of nodes.filter(({ role }) => role === "Link")) expect(link.alt).toMatch(/\S/);
    const links = (await page.getAnnotations()).filter(({ subtype }) => subtype === "Link");
    expect(nodes.filter(({ role }) => role === "Link")).toHaveLength(links.length);
    // Every letter belongs to the structure, or is said to be none of the text.
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    let depth = 0;
    for (const item of items) {
      if ("str" in item) expect(depth > 0 || item.str.trim() === "", item.str).toBe(true);
      else depth += item.type === "endMarkedContent" ? -1 : 1;
    }
  }
  expect(roles.filter((role) => /^H\d$/.test(role)).slice(0, 3)).toEqual(["H1", "H2", "H2"]);
  expect(roles.filter((role) => role === "H1")).toHaveLength(1);
  expect(roles).toEqual(expect.arrayContaining(["Document", "H3", "P", "L", "LI", "Lbl", "LBody", "Link"]));
});

test("signs of markup in a name stay signs, and equal websites give equal files", async () => {
  const hostile = { ...site, full_name: `A & <B> "C" 'D'` };
  const { pdf, bytes } = await opened(hostile);
  const { info, metadata } = await pdf.getMetadata();
  expect(info).toMatchObject({ Title: hostile.full_name });
  expect(metadata?.get("dc:title")).toBe(hostile.full_name);
  expect(Buffer.compare((await opened(hostile)).bytes, bytes)).toBe(0);
});

test("letters that run together in print are single letters for programs", async () => {
  const { pdf } = await opened({ ...site, intro: "Official affidavits of film and office workflows, finally filed." });
  const { items } = await (await pdf.getPage(1)).getTextContent({ disableNormalization: true });
  const text = items.map((item) => ("str" in item ? item.str : "")).join("");
  expect(text).toContain("affidavits of film and office workflows, finally filed.");
  expect(text).not.toMatch(/[\uFB00-\uFB06]/);
});

test("the paper is that of the owner's country", async () => {
  const on = async (location: string) => {
    const { pdf } = await opened({ ...site, contact: { ...site.contact, location } });
    return (await pdf.getPage(1)).view.slice(2).map(Math.round);
  };
  expect(await on("Austin, TX")).toEqual([612, 792]);
  expect(await on("Aarhus, Denmark")).toEqual([595, 842]);
});
