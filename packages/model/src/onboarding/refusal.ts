import type { Diagnostic } from "../cv/evidence.ts";

/** A paper that was not read at all, and what is said of it. */
export type Refusal = {
  message: string;
  /** Whether its owner may say that it is a CV; nobody's word makes a script readable. */
  mayInsist: boolean;
};

const mayInsistAgainst: ReadonlyMap<string, boolean> = new Map([
  ["no_cv", true],
  ["unsupported_script", false],
]);

/** What a reading's remarks say where nothing was read; null where something was. */
export function refusalOf(diagnostics: readonly Pick<Diagnostic, "code" | "message">[]): Refusal | null {
  for (const { code, message } of diagnostics) {
    const mayInsist = mayInsistAgainst.get(code);
    if (mayInsist !== undefined) return { message, mayInsist };
  }
  return null;
}
