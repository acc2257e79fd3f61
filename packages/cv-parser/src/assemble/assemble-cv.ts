import { completeParsedData, emptyParsedData } from "@vitrine/model";
import type { Diagnostic, EvidenceMap, ParsedData } from "@vitrine/model";
import type { SourceKind } from "../core/document.ts";
import type { DocumentLayout } from "../core/layout.ts";
import { readCv } from "../entities/read-cv.ts";
import { splitSections } from "../sections/split-sections.ts";
import { diagnose } from "./diagnose.ts";
import { EvidenceWriter } from "./evidence-writer.ts";
import { isLikelyCv, overallConfidence } from "./plausibility.ts";
import { writeItems } from "./write-items.ts";
import { writePerson } from "./write-person.ts";

export type AssembleContext = { now: Date; kind: SourceKind };
export type AssembledCv = { cv: ParsedData; evidence: EvidenceMap; confidence: number; diagnostics: Diagnostic[] };

/** Reads the person, jobs, schools and lists of a CV out of its lines in reading order. Pure; never throws. */
export function assembleCv(layout: DocumentLayout, _context: AssembleContext): AssembledCv {
  const sections = splitSections(layout);
  const found = readCv(layout, sections);
  if (!isLikelyCv(found, sections)) {
    const diagnostics: Diagnostic[] = [
      { code: "no_cv", message: "This file does not look like a CV.", severity: "warning" },
    ];
    return { cv: completeParsedData(emptyParsedData()), evidence: {}, confidence: 0, diagnostics };
  }
  const writer = new EvidenceWriter(layout);
  const cv: ParsedData = {
    ...emptyParsedData(),
    personal_info: writePerson(writer, found.person),
    ...writeItems(writer, found),
  };
  const confidence = overallConfidence(writer.map, found);
  return { cv: completeParsedData({ ...cv, confidence }), evidence: writer.map, confidence, diagnostics: diagnose(cv) };
}
