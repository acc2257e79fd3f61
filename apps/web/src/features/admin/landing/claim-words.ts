import type { FigureId } from "@vitrine/model";

/** What can be shown in the place of a claim, in the order of the list. */
export const choiceWords = {
  preset: "The text it ships with",
  counted: "Counted here",
  own: "Own words",
  hidden: "Nothing",
} as const;
export type Shown = keyof typeof choiceWords;

/** What each figure is about. */
export const figureNames: Readonly<Record<FigureId, string>> = {
  people: "People",
  satisfaction: "Satisfaction",
  uptime: "Uptime",
  speed: "Time to a site",
  recommend: "Recommendation",
  sites: "Sites",
  online: "Time online",
  response: "Support",
};
