import { z } from "zod";
import { requiredText } from "../text.ts";

/** Figures of the row below the hero, in its order. */
export const metricIds = ["people", "satisfaction", "uptime", "speed"] as const;
/** Figures below the stories, in their order. */
export const statisticIds = ["recommend", "sites", "online", "response"] as const;
/** Figures that the installation can count or measure itself. */
export const countedIds = ["people", "sites", "speed"] as const;
/** Places for stories. */
export const storyPlaces = 4;

export type FigureId = (typeof metricIds)[number] | (typeof statisticIds)[number];
export type CountedId = (typeof countedIds)[number];

/** How long own words may be, in characters: what the blocks have room for. */
export const claimLimits = { value: 12, label: 60, quote: 280, by: 80, heroLine: 240, title: 40, text: 120 } as const;

const preset = z.object({ show: z.literal("preset") });
const hidden = z.object({ show: z.literal("hidden") });
const counted = z.object({ show: z.literal("counted") });
const ownFigure = z.object({
  show: z.literal("own"),
  value: requiredText(claimLimits.value, "figure"),
  label: requiredText(claimLimits.label, "caption"),
});
const ownStory = z.object({
  show: z.literal("own"),
  quote: requiredText(claimLimits.quote, "words"),
  by: requiredText(claimLimits.by, "name"),
  template: requiredText(60, "template"),
});
const ownHeroLine = z.object({ show: z.literal("own"), text: requiredText(claimLimits.heroLine, "sentence") });

const ownFeature = z.object({
  show: z.literal("own"),
  title: requiredText(claimLimits.title, "title"),
  text: requiredText(claimLimits.text, "sentence"),
});

const unknownChoice = { error: "Choose what is shown." };
const figureClaim = z.discriminatedUnion("show", [preset, ownFigure, hidden], unknownChoice);
const countableClaim = z.discriminatedUnion("show", [preset, counted, ownFigure, hidden], unknownChoice);
const storyClaim = z.discriminatedUnion("show", [preset, ownStory, hidden], unknownChoice);

/** What admins chose for each claim of the start page: the text that the product ships with, a count, own words, or nothing. */
export const landingClaimsSchema = z.object({
  hero_line: z.discriminatedUnion("show", [preset, ownHeroLine, hidden], unknownChoice),
  people: countableClaim,
  satisfaction: figureClaim,
  uptime: figureClaim,
  /** Said where a portfolio is begun, too. */
  speed: countableClaim,
  /** The feature that promises answers to questions. */
  support: z.discriminatedUnion("show", [preset, ownFeature, hidden], unknownChoice),
  recommend: figureClaim,
  sites: countableClaim,
  online: figureClaim,
  response: figureClaim,
  stories: z.array(storyClaim).length(storyPlaces, { error: `There are ${storyPlaces} places for stories.` }),
  /** Whether an admin says that the texts which are shown unchanged are true of this installation. */
  confirmed: z.boolean({ error: "The confirmed field must be true or false." }),
});
export type LandingClaims = z.infer<typeof landingClaimsSchema>;
export type FigureClaim = LandingClaims["people"];
export type StoryClaim = LandingClaims["stories"][number];
export type SupportClaim = LandingClaims["support"];
export type HeroLineClaim = LandingClaims["hero_line"];

const asShipped = { show: "preset" } as const;

/** A new installation shows the texts of the specification, and nobody has confirmed them. */
export const firstLandingClaims: LandingClaims = {
  hero_line: asShipped,
  people: asShipped,
  satisfaction: asShipped,
  uptime: asShipped,
  speed: asShipped,
  support: asShipped,
  recommend: asShipped,
  sites: asShipped,
  online: asShipped,
  response: asShipped,
  stories: Array.from({ length: storyPlaces }, () => asShipped),
  confirmed: false,
};

/**
 * What was stored before there were as many claims: a claim that nobody chose for is shown as it ships, and nobody
 * stands for it.
 */
export function completeClaims(stored: object): object {
  const isComplete = Object.keys(firstLandingClaims).every((name) => name in stored);
  return isComplete ? stored : { ...firstLandingClaims, ...stored, confirmed: false };
}

/** Whether visitors are shown texts that the product ships with and that no admin has confirmed. */
export function hasUnconfirmedClaims(claims: LandingClaims): boolean {
  const { confirmed, stories, hero_line: line, ...figures } = claims;
  return !confirmed && [line, ...Object.values(figures), ...stories].some(({ show }) => show === "preset");
}
