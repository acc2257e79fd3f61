import type { Box, Diagnostic, EvidenceMap, ParsedData, UnplacedLine } from "@vitrine/model";
import type { ImportSource, SourceKind } from "./document.ts";

/** A word of the canonical text and its place on a page. */
export type WordPlace = { start: number; end: number; page: number; box: Box | null };

/** The result of the engine: the plain data, and beside it where each value came from. */
export type CvParse = {
  kind: SourceKind;
  pages: number;
  /** Canonical text in reading order; evidence offsets point into it. */
  text: string;
  cv: ParsedData;
  evidence: EvidenceMap;
  /** 0 to 1, calibrated: of the values marked 0.8 about four in five are right. */
  confidence: number;
  diagnostics: Diagnostic[];
  /** What the source says and no field holds, in reading order. */
  unplaced: UnplacedLine[];
  /** The place of every word of `text`; only when asked for. */
  places?: WordPlace[];
};

/** Told to a caller while a parse runs; `fraction` is 0 to 1 of the whole work. */
export type ParseProgress = { stage: "source" | "layout" | "sections" | "entities" | "assemble"; fraction: number };

export type ParseOptions = {
  /** Where the file was exported, when its owner says so; a structured export is read as data and not as a page. */
  source?: ImportSource | undefined;
  /** What the caller believes the file to be; only a hint, the bytes decide. */
  hint?: { fileName?: string; mimeType?: string };
  /** Whoever hands it in says that it is a CV: it is read as one, whatever else it looks like. */
  asCv?: boolean | undefined;
  /** Passed in so that the same bytes always give the same result. */
  now?: Date;
  /** Gives the place of every word, which a second reader needs to show where a quote stands. */
  withPlaces?: boolean | undefined;
  onProgress?: (progress: ParseProgress) => void;
};
