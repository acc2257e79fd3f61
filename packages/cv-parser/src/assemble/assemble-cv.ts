import { completeParsedData, emptyParsedData } from "@vitrine/model";
import type { Diagnostic, EvidenceMap, ParsedData } from "@vitrine/model";
import type { SourceKind } from "../core/document.ts";
import type { DocumentLayout } from "../core/layout.ts";
import type { Candidate } from "../core/candidate.ts";
import type { Labeller } from "../labels/part-labeller.ts";
import { readCv } from "../entities/read-cv.ts";
import { shippedLabeller } from "../labels/weights-file.ts";
import { splitSections } from "../sections/split-sections.ts";
import { confidenceOf } from "./calibration.ts";
import { diagnose } from "./diagnose.ts";
import { EvidenceWriter } from "./evidence-writer.ts";
import { isLikelyCv, overallConfidence } from "./plausibility.ts";
import { writeItems } from "./write-items.ts";
import { writePerson } from "./write-person.ts";

/** `confidence` turns a rule's raw score into the share of right values; the default is the fitted table. */
export type AssembleContext = {
  now: Date;
  kind: SourceKind;
  confidence?: (candidate: Candidate) => number;
  labeller?: Labeller | null;
};
export type AssembledCv = { cv: ParsedData; evidence: EvidenceMap; confidence: number; diagnostics: Diagnostic[] };

/** Reads the person, jobs, schools and lists of a CV out of its lines in reading order. Pure; never throws. */
export function assembleCv(layout: DocumentLayout, context: AssembleContext): AssembledCv {
  const sections = splitSections(layout);
  const found = readCv(layout, sections, context.labeller === undefined ? shippedLabeller() : context.labeller);
  if (!isLikelyCv(found, sections)) {
    const diagnostics: Diagnostic[] = [
      { code: "no_cv", message: "This file does not look like a CV.", severity: "warning" },
    ];
    return { cv: completeParsedData(emptyParsedData()), evidence: {}, confidence: 0, diagnostics };
  }
  const writer = new EvidenceWriter(layout, context.confidence ?? confidenceOf);
  const cv: ParsedData = {
    ...emptyParsedData(),
    personal_info: writePerson(writer, found.person),
    ...writeItems(writer, found),
  };
  const confidence = overallConfidence(writer.map, found);
  return { cv: completeParsedData({ ...cv, confidence }), evidence: writer.map, confidence, diagnostics: diagnose(cv) };
}
