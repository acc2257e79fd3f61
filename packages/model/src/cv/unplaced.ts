import { z } from "zod";
import { sectionKinds } from "../sections/kinds.ts";
import { boxSchema } from "./evidence.ts";

/** A list of ParsedData that takes lines, with its title and what one of its entries is called. */
export type TrayPlace = { list: string; title: string; entry: string };

/** Where a line of the CV can be sent to: the profile, and every list that a CV fills. */
export const trayPlaces: readonly TrayPlace[] = [
  { list: "summary", title: "Summary", entry: "summary" },
  ...sectionKinds.flatMap(({ cv, titles }) =>
    // Addresses on the web belong to the person and are read wherever they stand.
    !cv || cv.list === "personal_info" ? [] : [{ list: cv.list, title: titles.en, entry: cv.words[0] }],
  ),
];

/** The place of that name; undefined where lines cannot go. */
export function trayPlaceOf(list: string): TrayPlace | undefined {
  return trayPlaces.find((place) => place.list === list);
}

/** What became of a line: it waits, its owner sent it to a place, or left it out. */
export const unplacedStates = ["waiting", "placed", "left_out"] as const;

/** A line of the CV, or the rest of one, that no field holds. */
export const unplacedLineSchema = z.object({
  /** Unlike in one CV: where the line begins in its text. */
  id: z.number().int().min(0),
  text: z.string(),
  page: z.number().int().min(1),
  start: z.number().int().min(0),
  end: z.number().int().min(0),
  boxes: z.array(boxSchema).default([]),
  /** True where the CV shows it as an item of a list. */
  bullet: z.boolean().default(false),
  /** The title that it stands under in the CV; empty without one. */
  section: z.string(),
  /** The place that its section speaks for; null where it speaks for none. */
  guess: z.string().nullable(),
  /** `noise` is what a page says of itself: its number, its maker, consent to keep data. */
  reason: z.enum(["none", "noise"]),
  state: z.enum(unplacedStates).default("waiting"),
});
export type UnplacedLine = z.infer<typeof unplacedLineSchema>;

/** A line goes to a place, is left out of the site, or comes back and waits again. */
export const trayTargets = [...trayPlaces.map(({ list }) => list), "out", "tray"] as const;
export const trayTargetSchema = z.string().refine((target) => trayTargets.includes(target), {
  error: "Lines can be sent to a section of the CV, left out, or put back.",
});

/** What a call that sends lines takes (docs/decisions/043-what-no-field-holds-is-kept.md). */
export const sendLinesSchema = z.object({
  lines: z
    .array(z.number().int().min(0), { error: "Choose at least one line." })
    .min(1, { error: "Choose at least one line." })
    .max(200, { error: "Not more than 200 lines at once." }),
  to: trayTargetSchema,
  version: z.number().int().optional(),
});

/** The lines that still ask for a decision. */
export function waitingLines(lines: readonly UnplacedLine[]): UnplacedLine[] {
  return lines.filter(({ reason, state }) => reason === "none" && state === "waiting");
}
