/** Why a file cannot be read. The codes are stable: the API and the command line repeat them. */
export type UnreadableCode =
  | "empty_file"
  | "unsupported_type"
  | "password_protected"
  | "corrupt_file"
  | "too_many_pages"
  | "too_large_unpacked"
  | "timed_out"
  | "out_of_memory";

/** Thrown for bytes that no reader can open. Bad content never throws: it gives diagnostics and low confidence. */
export class UnreadableDocument extends Error {
  override readonly name = "UnreadableDocument";
  readonly code: UnreadableCode;
  constructor(code: UnreadableCode, message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.code = code;
  }
}
