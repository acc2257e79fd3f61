import { inflateRawSync } from "node:zlib";
import { expect, test } from "vitest";
import type { Entry, ExportDocument } from "../document/export-document.ts";
import { renderDocx } from "./render-docx.ts";

/** The text of a Word file, as its archive keeps it. */
function wordsIn(file: Uint8Array): string {
  const zip = Buffer.from(file);
  const entry = zip.lastIndexOf("word/document.xml") - 46;
  const at = zip.readUInt32LE(entry + 42);
  const start = at + 30 + zip.readUInt16LE(at + 26) + zip.readUInt16LE(at + 28);
  const kept = zip.subarray(start, start + zip.readUInt32LE(entry + 20));
  return (zip.readUInt16LE(entry + 10) === 8 ? inflateRawSync(kept) : kept).toString();
}

const anEntry = (part: Partial<Entry>): Entry => ({ title: "", dates: "", detail: "", blocks: [], ...part });

const documentOf = (entries: readonly Entry[]): ExportDocument => ({
  lang: "en",
  isRightToLeft: false,
  paper: "a4",
  name: "Rosa Lind",
  headline: "",
  contact: [],
  sections: [{ heading: "Studio visits", entries, blocks: [] }],
  changedAt: new Date("2026-01-01"),
});

test("a text without a title of its own has no empty heading, one with a date keeps it", async () => {
  const blocks = [{ kind: "text", runs: [{ text: "Every first Friday." }] }] as const;
  const xml = wordsIn(await renderDocx(documentOf([anEntry({ blocks }), anEntry({ dates: "May 2026", blocks })])));
  const paragraphs = [...xml.matchAll(/<w:p>.*?<\/w:p>/gs)].map(([paragraph]) => paragraph.replace(/<[^>]*>/g, ""));
  expect(paragraphs).toEqual([
    "Rosa Lind",
    "Studio visits",
    "Every first Friday.",
    expect.stringContaining("May 2026"),
    "Every first Friday.",
  ]);
});

test("a sentence that runs against the page is a run of its own direction with its signs, and its page's own stay", async () => {
  const runs = [{ text: "Built the quay." }] as const;
  const own = [{ text: "بنت الجسر." }] as const;
  const entry = anEntry({ title: "C#", dates: "2019", blocks: [{ kind: "list", items: [runs, own] }] });
  const xml = wordsIn(await renderDocx({ ...documentOf([entry]), lang: "ar", isRightToLeft: true }));
  const runOf = (words: string) => xml.split("<w:r>").find((run) => run.includes(words)) ?? "";
  const isTurned = (words: string) =>
    !runOf(words).includes('<w:rtl w:val="false"/>') && runOf(words).includes("<w:rtl");
  expect(
    ["C#\u200e<", "Built the quay.\u200e<", "بنت الجسر.<"].map((words) => [runOf(words) !== "", isTurned(words)]),
  ).toEqual([
    [true, false],
    [true, false],
    [true, true],
  ]);
});
