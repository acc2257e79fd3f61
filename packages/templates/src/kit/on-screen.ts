/** Rules for screens only: paper is left to an archetype of the kit, such as `print-column.css`. */
export const onScreen = (css: string): string => `@media screen {\n${css}\n}`;

/** Style sheets as one, in their order. */
export async function sheets(...files: readonly Promise<{ default: string }>[]): Promise<string> {
  const loaded = await Promise.all(files);
  return loaded.map((sheet) => sheet.default).join("\n");
}
