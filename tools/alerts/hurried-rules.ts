/** A minute of a rule becomes a second of a test, and a window of the past gets room for some scrapes. */
const hurry = { waits: 60, windows: 20 };
const seconds = { m: 60, h: 3600 } as const;

/**
 * The shipped rules as a test can wait for them: the same figures and limits over shorter times.
 * @param memoryBytes takes the place of two gigabytes, which no test fills
 */
export function hurriedRules(shipped: string, memoryBytes: number): string {
  const shorter = (count: string, unit: string, by: number) =>
    `${Math.ceil((Number(count) * seconds[unit as keyof typeof seconds]) / by)}s`;
  return shipped
    .replaceAll(/for: (\d+)([mh])/g, (_all, count, unit) => `for: ${shorter(count, unit, hurry.waits)}`)
    .replaceAll(/\[(\d+)([mh])\]/g, (_all, count, unit) => `[${shorter(count, unit, hurry.windows)}]`)
    .replace("> 2e9", `> ${memoryBytes}`);
}

/** The names of the rules, in their order. */
export const alertNames = (shipped: string): string[] =>
  [...shipped.matchAll(/alert: (\w+)/g)].map(([, name = ""]) => name);
