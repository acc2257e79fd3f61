import { emptyLook, type Density, type Look } from "@vitrine/model";
import { sameValue } from "../draft/fields.ts";

/** The name under which a template's own palette and letters are offered; storing it is choosing nothing. */
const own = "own";

/** The choice that is in force among those that the template has. */
export function chosenOf(choices: readonly { id: string }[], chosen: string | null): string {
  return choices.some(({ id }) => id === chosen) && chosen !== null ? chosen : own;
}

/** What is stored for a choice. */
export const storedChoice = (id: string): string | null => (id === own ? null : id);

export const densityChoices = [
  { value: "compact", label: "Compact" },
  { value: "regular", label: "Regular" },
  { value: "airy", label: "Airy" },
] as const satisfies readonly { value: Density; label: string }[];

/** Whether anything of the template's own look was changed. */
export const isOwnLook = (look: Look): boolean => sameValue(chosenParts(look), chosenParts(emptyLook));

const chosenParts = ({ palette, pairing, density, accent, css }: Look) => [palette, pairing, density, accent, css];

/** A colour as it is typed, with or without its sign, in three digits or six; null for what is none yet. */
export function readColour(text: string): string | null {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/.exec(text.trim().toLowerCase())?.[1];
  if (digits === undefined) return null;
  return `#${digits.length === 3 ? digits.replace(/./g, "$&$&") : digits}`;
}

/** A ratio as it is said, never rounded up to what it is not. */
export const ratioWords = (ratio: number): string => `${(Math.floor(ratio * 10) / 10).toFixed(1)} to 1`;
