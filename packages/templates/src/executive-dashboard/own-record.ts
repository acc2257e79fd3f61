import type { BusinessData } from "../view/business-data.ts";
import type { SiteView } from "../view/site-view.ts";

type Post = BusinessData["leadership"][number];

/**
 * The posts that say something which the list of roles does not. Those made from a CV name no team and tell a role's
 * own description again; beside the roles they would be the same words twice.
 */
export function postsOfTheirOwn(view: Pick<SiteView, "business" | "experience">): readonly Post[] {
  const told = view.experience.items.map(({ role, org, description }) => ({
    names: [plain(role), plain(org)].filter((name) => name !== ""),
    text: plain(
      description.blocks.map((block) => (block.kind === "list" ? block.items.join(" ") : block.text)).join(" "),
    ),
  }));
  return (view.business?.leadership ?? []).filter((post) => {
    if (post.teamSize) return true;
    const role = plain(post.role);
    const achievements = plain(post.achievements);
    return !told.some(({ names, text }) => names.every((name) => role.includes(name)) && text.includes(achievements));
  });
}

/** The skill groups that hold more than the core competencies above them. */
export function groupsBeside<Group extends { items: readonly string[] }>(
  groups: readonly Group[],
  core: readonly string[],
): readonly Group[] {
  return groups.filter(({ items }) => items.some((item) => !core.includes(item)));
}

/** Letters and digits only: bullets and line ends are set differently in the two places. */
function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
}
