import type { Template } from "@vitrine/model";

type Group = { category: string; templates: readonly Template[] };

const mostChosen = 8;

/** Eight templates that show the range of the catalogue: the first of each category, then the second ones, and so on. */
export function chosenTemplates(groups: readonly Group[]): Template[] {
  const longest = Math.max(0, ...groups.map(({ templates }) => templates.length));
  const rounds = Array.from({ length: longest }, (_, round) =>
    groups.flatMap(({ templates }) => templates[round] ?? []),
  );
  return rounds.flat().slice(0, mostChosen);
}
