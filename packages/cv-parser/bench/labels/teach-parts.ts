import type { DocumentLayout } from "../../src/core/layout.ts";
import type { Section } from "../../src/core/section.ts";
import { educationHeaders } from "../../src/entities/education.ts";
import { educationModel } from "../../src/entities/education-model.ts";
import { experienceHeaders } from "../../src/entities/experience.ts";
import { experienceModel } from "../../src/entities/experience-model.ts";
import type { Part } from "../../src/entities/entries/parts.ts";
import {
  degreeScore,
  institutionScore,
  jobScore,
  organisationScore,
  placeScore,
} from "../../src/entities/entries/word-scores.ts";
import { partFeatures } from "../../src/labels/part-features.ts";
import { tokensOf } from "./align.ts";
import type { Aligned, GoldItem } from "./align.ts";
import type { Example } from "./softmax.ts";

type Kind = "experience" | "education";
const models = { experience: experienceModel, education: educationModel };
const fieldOf: Record<string, string> = {
  position: "position",
  company: "company",
  location: "location",
  degree: "degree",
  institution: "institution",
  gpa: "grade",
};
/** Share of a part's words that a field must hold. */
const enough = 0.6;

/** The headers of a document's entries as examples: each part with the label that the gold entry beside them gives. */
export function partExamples(
  layout: DocumentLayout,
  sections: readonly Section[],
  { kind, itemAt }: { kind: Kind; itemAt: (start: number) => Aligned | undefined },
): Example[] {
  const labels: readonly string[] = models[kind].labels;
  return sections
    .filter((section) => section.kind === kind && section.lines.length > 0)
    .flatMap(({ lines }) => {
      const headers = kind === "experience" ? experienceHeaders(layout, lines) : educationHeaders(layout, lines);
      const texts = textCounts(headers);
      return headers.flatMap((parts) => {
        const item = itemOf(parts, kind, itemAt);
        if (item === null || parts.length === 0 || isSwapped(item)) return [];
        return partFeatures(parts, texts).flatMap((signs, index) => {
          const part = parts[index];
          return part === undefined
            ? []
            : [{ signs, label: Math.max(0, labels.indexOf(labelOf(part, item))), weight: 1 }];
        });
      });
    });
}

/** How many headers hold each text. */
function textCounts(headers: readonly (readonly Part[])[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const header of headers)
    for (const text of new Set(header.map((part) => part.piece.text.toLowerCase())))
      counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

/** The entry that most parts of a header are aligned with. */
function itemOf(parts: readonly Part[], kind: Kind, itemAt: (start: number) => Aligned | undefined): GoldItem | null {
  const votes = new Map<GoldItem, number>();
  for (const part of parts) {
    const item = itemAt(part.piece.ranges[0]?.start ?? -1)?.item;
    if (item?.section === kind) votes.set(item, (votes.get(item) ?? 0) + 1);
  }
  return [...votes].toSorted((first, second) => second[1] - first[1])[0]?.[0] ?? null;
}

/** Labels made from sources whose macros take their arguments in another order name towns as employers and so on. */
function isSwapped({ fields }: GoldItem): boolean {
  return fields.some(({ name, tokens }) => {
    const text = tokens.join(" ");
    if (name === "company") return placeScore(text) >= 2.5 || jobScore(text) >= 3;
    if (name === "position") return placeScore(text) >= 2.5 || organisationScore(text) >= 3;
    if (name === "degree") return institutionScore(text) >= 2.5 || placeScore(text) >= 2.5;
    return name === "institution" && degreeScore(text) >= 2.6;
  });
}

function labelOf(part: Part, item: GoldItem): string {
  const words = tokensOf(part.piece.text);
  let best = { label: "extra", share: enough - 1e-9 };
  for (const { name, tokens } of item.fields) {
    const label = fieldOf[name];
    if (label === undefined) continue;
    const share = coverage(words, tokens);
    if (share > best.share) best = { label, share };
  }
  return best.label;
}

/** Share of the words that stand in the field, in any order. */
function coverage(words: readonly string[], field: readonly string[]): number {
  const left = [...field];
  let found = 0;
  for (const word of words) {
    const at = left.indexOf(word);
    if (at < 0) continue;
    left.splice(at, 1);
    found += 1;
  }
  return words.length === 0 ? 0 : found / words.length;
}
