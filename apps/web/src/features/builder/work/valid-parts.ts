import type { z } from "zod";

/**
 * The values that hold to the rules. A blank one may break them and be shown all the same: every form begins with it.
 * @param schema the rules for `values`, whose keys are those of `sent`
 */
export function validParts(
  schema: z.ZodType,
  values: unknown,
  sent: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const broken = new Set(schema.safeParse(values).error?.issues.map(({ path }) => path[0]));
  return Object.fromEntries(Object.entries(sent).filter(([key, value]) => value === "" || !broken.has(key)));
}
