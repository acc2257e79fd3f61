import type { PrivateLink, WebsiteSection } from "@vitrine/model";

const dayOf = (moment: string) =>
  new Date(moment).toLocaleDateString("en", { day: "numeric", month: "short", year: "numeric" });

const momentOf = (moment: string) =>
  new Date(moment).toLocaleString("en", { day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" });

/** How often a link was opened, by whom and when last. */
export function openedWords({ opened, last_opened_at, opened_by_robots }: PrivateLink): string {
  const times = opened === 1 ? "once" : `${opened} times`;
  const people = opened === 0 ? "Not opened yet" : `Opened ${times}`;
  const last = last_opened_at === null ? "" : `, last on ${momentOf(last_opened_at)}`;
  const robots = opened_by_robots === 0 ? "" : ` (and ${opened_by_robots} by programs)`;
  return `${people}${last}${robots}`;
}

export function untilWords({ expires_at, is_expired }: PrivateLink): string {
  if (expires_at === null) return "Lasts until you revoke it.";
  return is_expired ? `Ended on ${dayOf(expires_at)}.` : `Ends on ${dayOf(expires_at)}.`;
}

/** What a link shows; sections that were deleted since are not named. */
export function shownWords({ sections: chosen }: PrivateLink, sections: readonly WebsiteSection[]): string {
  if (chosen === null) return "Shows the whole site.";
  const names = chosen.flatMap((id) => sections.find((section) => section.id === id)?.label ?? []);
  return names.length === 0 ? "Shows none of its sections any more." : `Shows ${names.join(", ")}.`;
}
