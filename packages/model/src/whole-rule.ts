import type { z } from "zod";

type Rule<T> = {
  /** True when the fields agree. */
  holds: (value: T) => boolean;
  /** The fields that the rule reads; while one of them is wrong by itself, the rule is not asked. */
  reads: readonly string[];
  /** The field that its sentence stands at. */
  at: string;
  error: string;
};

/**
 * Adds a rule over several fields of an object. It is asked although other fields are wrong, so that people are told
 * everything at once.
 */
export function withRule<T extends z.ZodType<object>>(schema: T, { holds, reads, at, error }: Rule<z.output<T>>): T {
  return schema.refine(holds, {
    error,
    path: [at],
    when: ({ value, issues }) =>
      typeof value === "object" &&
      value !== null &&
      !Array.isArray(value) &&
      !issues.some(({ path }) => path === undefined || path.length === 0 || reads.includes(String(path[0]))),
  });
}
