/** What cannot be taken of a CSS, in a sentence, and on which line it stands. */
export type CssFault = { line: number; reason: string };

/** Ends a check at the first fault. */
export class CssRefusal extends Error {
  readonly fault: CssFault;

  constructor(line: number, reason: string) {
    super(reason);
    this.fault = { line, reason };
  }
}
