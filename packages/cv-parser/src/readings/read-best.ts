import type { AssembleContext } from "../assemble/assemble-cv.ts";
import type { SourceDocument } from "../core/document.ts";
import { readingsOf } from "./readings-of.ts";
import type { Reading } from "./readings-of.ts";
import { likenessBy, readingSigns, signsOf } from "./signs.ts";
import type { Signs } from "./signs.ts";
import { leastGain, readingWeights } from "./weights.ts";

/**
 * Reads a document in several ways and takes the reading whose signs promise the most right values; the usual one unless
 * another promises more by `leastGain`. Pure, and the same for the same document.
 */
export function readBest(source: SourceDocument, context: AssembleContext): Reading {
  const [usual, ...others] = readingsOf(source, context);
  const likeness = likenessBy(context.labeller?.names ?? null);
  const usualSigns = signsOf(usual, likeness);
  let best = { reading: usual, gain: leastGain };
  for (const reading of others) {
    const gain = promisedGain(signsOf(reading, likeness), usualSigns);
    if (gain > best.gain) best = { reading, gain };
  }
  return best.reading;
}

/** How much better a reading promises to be than the usual one, about in macro-F1. */
function promisedGain(signs: Signs, usual: Signs): number {
  return readingSigns.reduce((sum, sign) => sum + readingWeights[sign] * (signs[sign] - usual[sign]), 0);
}
