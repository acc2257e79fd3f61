import type { RoleView } from "./site-view.ts";

/**
 * The role and the employer of today, without what the person's title says already; nothing when no role says that it
 * lasts. The first that does counts, because owners put the main one first.
 */
export function presentPost(roles: readonly RoleView[], title: string): readonly string[] {
  const present = roles.find(({ org, dates }) => org !== "" && dates.parsed?.current === true);
  if (!present) return [];
  const said = plain(title);
  return [present.role, present.org].filter((part) => !said.includes(plain(part)));
}

/** Letters and digits only: titles are typed with other signs than roles. */
function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
}
