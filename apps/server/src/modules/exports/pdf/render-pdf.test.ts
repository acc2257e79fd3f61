import { parseCv } from "@vitrine/cv-parser";
import type { Website } from "@vitrine/model";
import { personas } from "@vitrine/templates/personas";
import { expect, test } from "vitest";
import { makeDocument } from "../document/make-document.ts";
import { renderPdf } from "./render-pdf.ts";

const websiteOf = (id: string) => {
  const site = personas.find((persona) => persona.id === id)?.site;
  return { ...site, updated_at: "2026-01-01T00:00:00Z" } as unknown as Website;
};

test("a file says all of its letters also after one in Cyrillic, whose letters are made of the same parts", async () => {
  await renderPdf(makeDocument(websiteOf("translator")));
  const answer = await renderPdf(makeDocument(websiteOf("consultant")));
  if ("missing" in answer) throw new Error(`No font has ${answer.missing.join("")}.`);
  const { cv } = await parseCv(answer.bytes, { now: new Date("2026-11-01") });
  expect(cv.personal_info.name).toBe("Ornella Tarquini");
  expect(cv.skills.map(({ name }) => name)).toContain("Coaching");
}, 60_000);
