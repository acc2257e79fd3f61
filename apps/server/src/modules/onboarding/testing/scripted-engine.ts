import { parseCvText } from "@vitrine/cv-parser";
import type { OnboardingEngine } from "../index.ts";
import { sampleCvText } from "./cv-files.ts";

/** An engine whose work begins and ends when a test says so; what it reads is read for real. */
export type ScriptedEngine = OnboardingEngine & {
  /** How many CVs it was asked to read. */
  begun: number;
  /** A CV is being read. */
  isWaiting: boolean;
  /** Lets the oldest waiting read finish, or fail with an error. */
  finish(error?: Error): void;
};

/** Makes a {@link ScriptedEngine}. */
export function aScriptedEngine(): ScriptedEngine {
  const waiting: ((error?: Error) => void)[] = [];
  const engine: ScriptedEngine = {
    begun: 0,
    get isWaiting() {
      return waiting.length > 0;
    },
    extract: async () => ({ kind: "pdf", text: sampleCvText, pages: 1, usableCharacters: 500, needsVision: false }),
    parse: (_bytes, options) => engine.parseText(sampleCvText, options),
    parseText: (text, options) =>
      new Promise((resolve, reject) => {
        engine.begun += 1;
        waiting.push((error) =>
          error ? reject(error) : resolve(parseCvText(text, { now: options?.now ?? new Date() })),
        );
      }),
    renderPage: async () => null,
    finish(error) {
      const next = waiting.shift();
      if (!next) throw new Error("No CV is being read.");
      next(error);
    },
  };
  return engine;
}
