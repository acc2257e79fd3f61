/** Rules for screens only: paper is left to an archetype of the kit, such as `print-column.css`. */
export const onScreen = (css: string): string => `@media screen {\n${css}\n}`;

/** Style sheets as one, in their order. */
export async function sheets(...files: readonly Promise<{ default: string }>[]): Promise<string> {
  const loaded = await Promise.all(files);
  return loaded.map((sheet) => sheet.default).join("\n");
}

/**
 * Rules that give each of the first children a name of its own, such as `--t3` to the third, in a custom property:
 * names of timelines cannot be counted in a style sheet.
 */
export function namedChildren(selector: string, property: string, count: number): string {
  const rule = (_: unknown, index: number) =>
    `${selector}:nth-child(${index + 1}) { ${property}: ${property}${index + 1}; }`;
  return Array.from({ length: count }, rule).join("\n");
}

/** Rules that give the sections of each kind a value of their own in a custom property. */
export function bySection(property: string, values: Readonly<Record<string, string>>): string {
  const rule = ([kind, value]: [string, string]) =>
    `:is([data-section="${kind}"], [data-kind="${kind}"]) { ${property}: ${value}; }`;
  return Object.entries(values).map(rule).join("\n");
}
