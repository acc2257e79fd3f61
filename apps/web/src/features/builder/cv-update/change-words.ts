import type { ShownCvChange } from "@vitrine/model";
import type { BadgeTone } from "@vitrine/ui";

type Words = { badge: string; tone: BadgeTone; hint: string | null };

const words: Readonly<Record<ShownCvChange["type"], Words>> = {
  new: { badge: "New", tone: "success", hint: null },
  changed: { badge: "Changed", tone: "info", hint: null },
  conflict: { badge: "You wrote this", tone: "warning", hint: "Taking this over replaces your own words." },
  missing: {
    badge: "Not on your site",
    tone: "neutral",
    hint: "You took this off your site. Taking it over brings it back.",
  },
  gone: { badge: "Not in the newer CV", tone: "neutral", hint: null },
};

/** What a change is called, and what its owner should know before they take it over. */
export function wordsOf({ type, field, in_all: isInAll }: ShownCvChange): Words {
  if (type === "gone")
    return {
      ...words.gone,
      hint: field === null ? "Taking this over hides it on your site." : "Taking this over empties it on your site.",
    };
  if (type === "changed" && !isInAll)
    return {
      ...words.changed,
      badge: "Private",
      hint: "Your site does not show this. Taking it over makes it public.",
    };
  return words[type];
}

/** Changes by section, in the order of the site. */
export function bySection(
  changes: readonly ShownCvChange[],
): { section: string; title: string; changes: ShownCvChange[] }[] {
  return [...Map.groupBy(changes, ({ section }) => section)].map(([section, list]) => ({
    section,
    title: list[0]?.section_title ?? section,
    changes: list,
  }));
}

/** "5 changes can be taken over at once. 2 need a decision." */
export function summaryOf(changes: readonly ShownCvChange[]): string {
  const safe = changes.filter(({ in_all: isInAll }) => isInAll).length;
  const asked = changes.length - safe;
  const first = safe === 1 ? "1 change is chosen for you" : `${safe} changes are chosen for you`;
  const second = asked === 1 ? "1 waits for your decision" : `${asked} wait for your decision`;
  return `${[safe > 0 ? first : "", asked > 0 ? second : ""].filter(Boolean).join("; ")}. What you wrote yourself stays unless you choose it.`;
}
