import { settled } from "../assemble/assemble-cv.ts";
import type { AssembleContext } from "../assemble/assemble-cv.ts";
import type { SourceDocument } from "../core/document.ts";
import type { Weights } from "../labels/weights.ts";
import { expectedScores } from "./expected-score.ts";
import { readingsOf } from "./readings-of.ts";
import type { Reading, UndoubtedReading } from "./readings-of.ts";
import { likenessBy, readingSigns, signsOf } from "./signs.ts";
import type { Signs } from "./signs.ts";
import { leastGain, readingWeights } from "./weights.ts";

/**
 * Reads a document in several ways where one may not do, and takes the reading whose signs and marks promise the most right
 * values. Pure, and the same for the same document.
 */
export function readBest(source: SourceDocument, context: AssembleContext): Reading {
  return mostPromising(markedReadings(source, context), context.labeller?.names ?? null);
}

/** The readings of a document in their order, with the marks that owners see. */
export function markedReadings(source: SourceDocument, context: AssembleContext): readonly [Reading, ...Reading[]] {
  const marked = ({ layout, assembled }: UndoubtedReading): Reading => ({
    layout,
    assembled: settled(layout, assembled, context),
  });
  const [usual, ...others] = readingsOf(source, context);
  return [marked(usual), ...others.map(marked)];
}

/** The first of the readings, unless another promises more by `leastGain`. */
export function mostPromising<Each extends Reading>(
  [usual, ...others]: readonly [Each, ...Each[]],
  names: Weights | null,
): Each {
  if (others.length === 0) return usual;
  const likeness = likenessBy(names);
  const usualSigns = signsOf(usual, likeness);
  const [usualScore = 0, ...scores] = expectedScores([usual, ...others].map(({ assembled }) => assembled.evidence));
  let best = { reading: usual, gain: leastGain };
  for (const [index, reading] of others.entries()) {
    const bySigns = promisedBySigns(signsOf(reading, likeness), usualSigns);
    const gain = bySigns + (scores[index] ?? 0) - usualScore;
    if (gain > best.gain) best = { reading, gain };
  }
  return best.reading;
}

/** How much better the signs of a reading promise it to be than the usual one, about in macro-F1. */
function promisedBySigns(signs: Signs, usual: Signs): number {
  return readingSigns.reduce((sum, sign) => sum + readingWeights[sign] * (signs[sign] - usual[sign]), 0);
}
