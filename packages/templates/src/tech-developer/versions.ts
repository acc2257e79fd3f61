import { rememberLast } from "../view/remember-last.ts";
import type { RoleView } from "../view/site-view.ts";

/**
 * A career as semantic versions (design book, template 5): the oldest role is 1.0.0, a change of
 * organisation is a major version, a new role in the same one a minor version.
 * @param roles newest first
 * @returns one version for each role, in the same order
 */
export function careerVersions(roles: readonly { org: string }[]): string[] {
  let major = 0;
  let minor = 0;
  let previous: string | undefined;
  const versions = roles.toReversed().map(({ org }) => {
    const key = org.trim().toLowerCase();
    if (key && key === previous) minor += 1;
    else {
      major += 1;
      minor = 0;
    }
    previous = key;
    return `${major}.${minor}.0`;
  });
  return versions.toReversed();
}

/** The versions of a whole career by the ids of its roles, and the role of today. */
export type Career = { versions: Readonly<Record<number, string>>; latest: number | undefined };

/** Numbers a career, of which its sections show parts; the same roles give the same career, drawn once. */
export const careerOf = rememberLast((roles: readonly RoleView[]): Career => {
  const versions = careerVersions(roles);
  return {
    versions: Object.fromEntries(roles.map(({ id }, index) => [id, versions[index] ?? ""])),
    latest: roles.find(({ dates }) => dates.parsed?.current)?.id,
  };
});

/** A name as packages are named: small letters and numbers of any script, with hyphens between. */
export function asPackage(name: string): string {
  return (
    name
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu)
      ?.join("-") ?? ""
  );
}

export type ChangeKind = "Added" | "Changed" | "Fixed";

const verbs: readonly { kind: ChangeKind; pattern: RegExp }[] = [
  {
    kind: "Added",
    pattern:
      /^(?:add|build|built|creat|design|develop|found|introduc|invent|launch|open|set up|start|establish|wrote|write|publish|implement|ship|deliver|made|make)/i,
  },
  {
    kind: "Changed",
    pattern:
      /^(?:led|lead|improv|chang|mov|migrat|replac|rewr|refactor|restructur|grew|grow|increas|rais|doubl|extend|expand|manag|moderni[sz]|convert|automat|streamlin)/i,
  },
  {
    kind: "Fixed",
    pattern: /^(?:fix|reduc|cut|halv|lower|remov|repair|resolv|solv|eliminat|clos|stop|prevent|debug)/i,
  },
];

/** What a bullet did, by its first verb; null when the verb says neither (English texts only). */
export function changeKind(bullet: string): ChangeKind | null {
  return verbs.find(({ pattern }) => pattern.test(bullet.trim()))?.kind ?? null;
}
