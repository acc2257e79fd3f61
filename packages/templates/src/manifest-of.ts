import type { TemplateManifest } from "@vitrine/model";
import { wordList } from "./word-list.ts";

type MatchFacts = TemplateManifest["match"];
/** What a template says of itself: lists of words as they are written, and of what is usual nothing. */
type Facts = Omit<TemplateManifest, "hasDemo" | "match"> & {
  match: Pick<MatchFacts, "density" | "tone" | "ats"> &
    Partial<Pick<MatchFacts, "seniority" | "needs">> &
    Record<"professions" | "keywords", string>;
};

/** The manifest of a template that is shown with a demo person, for any seniority and without needs unless it says so. */
export function manifestOf({ match, ...facts }: Facts): TemplateManifest {
  const { professions, keywords, ...others } = match;
  return {
    ...facts,
    hasDemo: true,
    match: {
      professions: wordList(professions),
      keywords: wordList(keywords),
      seniority: "any",
      needs: [],
      ...others,
    },
  };
}
