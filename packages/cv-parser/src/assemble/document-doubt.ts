import type { EvidenceMap } from "@vitrine/model";
import { attachedRule } from "../attached/attached-candidate.ts";
import { logOddsOf } from "../labels/value-signs.ts";
import type { SayOfValue, ValueSigns } from "../labels/value-signs.ts";
import type { DocumentSigns } from "./document-signs.ts";
import { doubtWeights } from "./doubt-weights.ts";
import type { DoubtWeights, FieldWeights } from "./doubt-weights.ts";

/** From here on a mark says that hardly any value is wrong. */
const highMark = 0.95;
const belowHighMark = 0.94;
/** A field that nobody has judged adds nothing, and is hardly ever so sure. */
const unjudged: FieldWeights = [0, 0, 0, 0.995];

/** What there is to say for and against the value of a field, beside the rule that took it. */
export type Doubt = { field: string; document: DocumentSigns; value: ValueSigns };

/** The field of a value by its pointer: "/experiences/0/position" is "experiences/position". */
export const fieldOf = (pointer: string): string => pointer.replace(/\/\d+(?=\/)/gu, "").slice(1);

/** Evidence whose values claim what the whole document and the net say of them, too. */
export function withDoubt(evidence: EvidenceMap, document: DocumentSigns, say: SayOfValue): EvidenceMap {
  return Object.fromEntries(
    Object.entries(evidence).map(([pointer, found]) => {
      if (found.rule === attachedRule) return [pointer, found];
      const field = fieldOf(pointer);
      const doubt = { field, document, value: say(field, found.spans) };
      return [pointer, { ...found, confidence: doubted(found.confidence, doubt, doubtWeights) }];
    }),
  );
}

/** What is left of a confidence; a high mark is given only where nearly all such values of the field were right. */
export function doubted(confidence: number, doubt: Doubt, weights: DoubtWeights): number {
  const share = shareOf(confidence, doubt, weights);
  const mark = Math.round(share * 100) / 100;
  const [, , , sureFrom] = weights.fields[doubt.field] ?? unjudged;
  return mark >= highMark && share < sureFrom ? belowHighMark : mark;
}

/** The share of right values among those of such a confidence with such signs. */
export function shareOf(confidence: number, { field, document, value }: Doubt, weights: DoubtWeights): number {
  const [own, placed, named] = weights.fields[field] ?? unjudged;
  const odds =
    weights.constant +
    own +
    weights.slope * logOddsOf(confidence) +
    (weights.value.placed + placed) * value.placed +
    (weights.value.named + named) * value.named +
    documentOrder.reduce((sum, sign) => sum + weights.document[sign] * document[sign], 0);
  return 1 / (1 + Math.exp(-odds));
}

/** The signs of a document, in the order in which they are fitted. */
export const documentOrder = [
  "undecided",
  "unfinished",
  "lists",
  "waiting",
  "latin",
] as const satisfies readonly (keyof DocumentSigns)[];
