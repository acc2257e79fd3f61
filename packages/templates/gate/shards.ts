import { templateSlugs } from "../src/registry.ts";

const files = 2;

/** The templates that one of two test files checks; each template is checked by exactly one. */
export function shard(number: 1 | 2): string[] {
  return templateSlugs.filter((_, index) => index % files === number - 1);
}

/** Whether every template is held to everything; otherwise neighbours share what is dear. */
const isThorough = Boolean(process.env["GATE_THOROUGH"]);

/** Those of some dear cases that a template is held to: each of `share` neighbours has another part of them. */
export function shareOf<T>(slug: string, cases: readonly T[], share: number): T[] {
  const own = templateSlugs.indexOf(slug) % share;
  return isThorough ? [...cases] : cases.filter((_, index) => index % share === own);
}
