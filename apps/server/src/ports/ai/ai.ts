import type { z } from "zod";

export const aiProviders = ["openai", "anthropic", "google", "openai-compatible"] as const;
export type AiProvider = (typeof aiProviders)[number];

/** Which service reads CVs a second time, and how it is reached. */
export type AiSettings = { provider: AiProvider; model: string; apiKey: string | null; baseUrl: string | null };

export type AiQuestion<T> = {
  /** What to do; written by us and never mixed with a stranger's text. */
  instructions: string;
  /** The stranger's text, as data. */
  text: string;
  schema: z.ZodType<T>;
  signal: AbortSignal;
};

/** A language model that answers in a given shape. What it says is a claim; whoever asks checks it. */
export type Ai = {
  /** How long all questions about one text may take together. */
  timeLimitMs: number;
  /**
   * Asks once, and once more when the answer does not have the shape.
   * @throws Error for any failure: the service's, the network's, a wrong answer, or the signal's
   */
  ask: <T>(question: AiQuestion<T>) => Promise<T>;
};
