import {
  completeParsedData,
  type Diagnostic,
  type EvidenceMap,
  type ParsedData,
  type UnplacedLine,
} from "@vitrine/model";
import { diagnose } from "../assemble/diagnose.ts";
import type { ImportWriter } from "./import-writer.ts";

export type ImportedLists = Omit<
  ParsedData,
  "personal_info" | "confidence" | "experience_count" | "education_count" | "skills_count" | "projects_count"
>;

/** A CV that was written from a structured file, with its source text. */
export type ImportedCv = {
  text: string;
  cv: ParsedData;
  evidence: EvidenceMap;
  confidence: number;
  diagnostics: Diagnostic[];
  /** None: the text of an import is written from the values themselves. */
  unplaced: UnplacedLine[];
};

/** Closes an import: counts, confidence, and what its owner should know about what was not taken. */
export function importedCv(
  writer: ImportWriter,
  data: ImportedLists & Pick<ParsedData, "personal_info">,
  notes: readonly Diagnostic[],
): ImportedCv {
  const { text, evidence, isShortened } = writer;
  const confidence = Object.keys(evidence).length === 0 ? 0 : 1;
  const cv = completeParsedData({
    ...data,
    confidence,
    experience_count: 0,
    education_count: 0,
    skills_count: 0,
    projects_count: 0,
  });
  const shortened: Diagnostic[] = isShortened
    ? [
        {
          code: "import_shortened",
          message: "The file holds more than a website takes; the first entries of each list were read.",
          severity: "warning",
        },
      ]
    : [];
  return { text, cv, evidence, confidence, diagnostics: [...notes, ...shortened, ...diagnose(cv)], unplaced: [] };
}
