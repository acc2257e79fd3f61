import { completeParsedData, emptyParsedData } from "@vitrine/model";
import type { Diagnostic, EvidenceMap, ParsedData, UnplacedLine } from "@vitrine/model";
import type { SourceKind } from "../core/document.ts";
import type { DocumentLayout } from "../core/layout.ts";
import type { Candidate } from "../core/candidate.ts";
import { unreadLanguage } from "../core/scripts.ts";
import type { Labeller } from "../labels/part-labeller.ts";
import { readCv } from "../entities/read-cv.ts";
import { splitSections } from "../sections/split-sections.ts";
import { accountForWords } from "../tray/unplaced-lines.ts";
import { confidenceOf } from "./calibration.ts";
import { diagnose } from "./diagnose.ts";
import { EvidenceWriter } from "./evidence-writer.ts";
import { otherDocument, otherDocumentMessages } from "./other-document.ts";
import { isLikelyCv, overallConfidence } from "./plausibility.ts";
import { secondCvDiagnostic, withoutSecondCv } from "./second-cv.ts";
import { writeItems } from "./write-items.ts";
import { writePerson } from "./write-person.ts";

/** `confidence` turns a rule's raw score into the share of right values; the default is the fitted table. */
export type AssembleContext = {
  now: Date;
  kind: SourceKind;
  confidence?: (candidate: Candidate) => number;
  /** What was learned of lines and names; null leaves it to the rules. */
  labeller: Labeller | null;
};
export type AssembledCv = {
  cv: ParsedData;
  evidence: EvidenceMap;
  confidence: number;
  diagnostics: Diagnostic[];
  /** What no field holds. */
  unplaced: UnplacedLine[];
};

/** Reads the person, jobs, schools and lists of a CV out of its lines in reading order. Pure; never throws. */
export function assembleCv(layout: DocumentLayout, context: AssembleContext): AssembledCv {
  const first = withoutSecondCv(layout);
  if (first === null) return assembleOne(layout, context);
  const assembled = assembleOne(first, context);
  return { ...assembled, diagnostics: [secondCvDiagnostic, ...assembled.diagnostics] };
}

function assembleOne(layout: DocumentLayout, context: AssembleContext): AssembledCv {
  const unread = unreadLanguage(layout.text);
  if (unread !== null) return nothing("unsupported_script", `Vitrine cannot read ${unread} yet.`);
  const sections = splitSections(layout);
  const other = otherDocument(layout, sections);
  if (other !== null) return nothing("no_cv", otherDocumentMessages[other]);
  const found = readCv(layout, sections, context.labeller);
  if (!isLikelyCv(found, sections)) return nothing("no_cv", otherDocumentMessages.unknown);
  const writer = new EvidenceWriter(layout, context.confidence ?? confidenceOf);
  const cv: ParsedData = {
    ...emptyParsedData(),
    personal_info: writePerson(writer, found.person),
    ...writeItems(writer, found),
  };
  const confidence = overallConfidence(writer.map, found);
  return {
    cv: completeParsedData({ ...cv, confidence }),
    evidence: writer.map,
    confidence,
    diagnostics: diagnose(cv),
    unplaced: accountForWords(layout, found.sections, writer.map).unplaced,
  };
}

/** The answer for what is no CV that can be read: no values, and why. */
function nothing(code: string, message: string): AssembledCv {
  const diagnostics: Diagnostic[] = [{ code, message, severity: "warning" }];
  return { cv: completeParsedData(emptyParsedData()), evidence: {}, confidence: 0, diagnostics, unplaced: [] };
}
