import type { ImportSource } from "../core/document.ts";
import type { UnreadableCode } from "../core/errors.ts";
import type { CvParse, ParseOptions, ParseProgress } from "../core/parse.ts";
import type { ExtractedText } from "../extract-text.ts";

/** What crosses the border between the processes: plain data only. */
export type JobOptions = Omit<ParseOptions, "onProgress">;

export type JobRequest =
  | { kind: "extract"; bytes: Uint8Array; from: { source?: ImportSource } }
  | { kind: "parse"; bytes: Uint8Array; options: JobOptions }
  | { kind: "parseText"; text: string; options: JobOptions }
  | { kind: "renderPage"; bytes: Uint8Array; page: number; width: number };

export type JobResult = {
  extract: ExtractedText;
  parse: CvParse;
  parseText: CvParse;
  renderPage: Uint8Array | null;
};

export type JobReply =
  | { type: "progress"; progress: ParseProgress }
  | { type: "done"; result: unknown }
  | { type: "failed"; code: UnreadableCode; message: string }
  /** Our own fault, not the file's. */
  | { type: "broke"; cause: string };
