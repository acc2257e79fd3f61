import type { ImportSource } from "../core/document.ts";
import type { UnreadableCode } from "../core/errors.ts";
import type { CvParse, ParseOptions, ParseProgress } from "../core/parse.ts";
import type { ExtractedText } from "../extract-text.ts";
import type { ProcessUse } from "./process-use.ts";

/** What crosses the border between the processes: plain data only. */
export type JobOptions = Omit<ParseOptions, "onProgress">;

export type JobRequest =
  | { kind: "extract"; bytes: Uint8Array; from: { source?: ImportSource } }
  | { kind: "parse"; bytes: Uint8Array; options: JobOptions }
  | { kind: "parseText"; text: string; options: JobOptions }
  | { kind: "renderPage"; bytes: Uint8Array; page: number; width: number }
  /** Loads what the first file would otherwise wait for. */
  | { kind: "warm" };

export type JobResult = {
  extract: ExtractedText;
  parse: CvParse;
  parseText: CvParse;
  renderPage: Uint8Array | null;
  warm: null;
};

/** `use` is what the reader has used since it began, where the system tells nobody else. */
export type JobReply =
  /** It has loaded its code, and begins with what it was asked. */
  | { type: "ready"; use: ProcessUse }
  | { type: "progress"; progress: ParseProgress }
  | { type: "done"; result: unknown; use: ProcessUse }
  | { type: "failed"; code: UnreadableCode; message: string; use: ProcessUse }
  /** Our own fault, not the file's. */
  | { type: "broke"; cause: string; use: ProcessUse };
