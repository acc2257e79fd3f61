import { Badge, type BadgeTone } from "@vitrine/ui";

export type StateWords = { label: string; tone: BadgeTone };

/** A state as its word, in the colour that goes with it. */
export function StateBadge({ state: { label, tone } }: { state: StateWords }) {
  return <Badge tone={tone}>{label}</Badge>;
}
