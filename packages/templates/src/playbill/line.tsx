import type { CSSProperties } from "react";

/** Founts by their width, the narrowest first. */
export const faces = ["tall", "broad", "fat"] as const;

/** How many letters of usual width a line holds: an `i` is narrower than an `n` in every fount, an `m` wider. */
export function widthOf(says: string): number {
  const sum = Array.from(says).reduce((total, letter) => total + weightOf(letter), 0);
  return Number(Math.max(3, sum).toFixed(2));
}

function weightOf(letter: string): number {
  if (letter === " ") return 0.4;
  if (/[ijIJ.,:'’]/.test(letter)) return 0.6;
  if (/[fltr-]/.test(letter)) return 0.85;
  if (/[mwMW@ß—]/.test(letter)) return 1.5;
  return /[\p{Lu}\d]/u.test(letter) ? 1.22 : 1;
}

/** One line of type, as large as it fits its sheet. */
export function Line({ says, face }: { says: string; face: (typeof faces)[number] }) {
  return (
    <span className={`line ${face}`} style={{ "--len": widthOf(says) } as CSSProperties}>
      {says}
    </span>
  );
}
