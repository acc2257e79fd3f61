import { settled } from "../assemble/assemble-cv.ts";
import type { AssembleContext } from "../assemble/assemble-cv.ts";
import type { SourceDocument } from "../core/document.ts";
import type { Weights } from "../labels/weights.ts";
import { readingsOf } from "./readings-of.ts";
import type { Reading } from "./readings-of.ts";
import { likenessBy, readingSigns, signsOf } from "./signs.ts";
import type { Signs } from "./signs.ts";
import { leastGain, readingWeights } from "./weights.ts";

/**
 * Reads a document in several ways where one may not do, and takes the reading whose signs promise the most right values.
 * Pure, and the same for the same document.
 */
export function readBest(source: SourceDocument, context: AssembleContext): Reading {
  const { layout, assembled } = mostPromising(readingsOf(source, context), context.labeller?.names ?? null);
  return { layout, assembled: settled(layout, assembled, context) };
}

/** The first of the readings, unless the signs of another promise more by `leastGain`. */
export function mostPromising<Each extends Reading>(
  [usual, ...others]: readonly [Each, ...Each[]],
  names: Weights | null,
): Each {
  if (others.length === 0) return usual;
  const likeness = likenessBy(names);
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
