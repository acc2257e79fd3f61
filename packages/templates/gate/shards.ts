import { templateSlugs } from "../src/registry.ts";

const files = 4;

/** The templates that one of four test files checks; each template is checked by exactly one. */
export function shard(number: 1 | 2 | 3 | 4): string[] {
  return templateSlugs.filter((_, index) => index % files === number - 1);
}
