import type { TemplateManifest } from "@vitrine/model";
import { wordList } from "./word-list.ts";

type MatchFacts = TemplateManifest["match"];
/** What a template says of itself: lists of words as they are written, and of what is usual nothing. */
type Facts = Omit<TemplateManifest, "hasDemo" | "family" | "match"> &
  Partial<Pick<TemplateManifest, "family">> & {
    match: Pick<MatchFacts, "density" | "tone"> &
      Partial<Pick<MatchFacts, "seniority" | "needs" | "ats">> &
      Record<"professions" | "keywords", string>;
  };

/**
 * The manifest of a template that is shown with a demo person. Unless it says so it asks for no data of its own, reads
 * well by machine, and is for any seniority and without needs.
 */
export function manifestOf({ match, ...facts }: Facts): TemplateManifest {
  const { professions, keywords, ...others } = match;
  return {
    family: "default",
    ...facts,
    hasDemo: true,
    match: {
      professions: wordList(professions),
      keywords: wordList(keywords),
      seniority: "any",
      needs: [],
      ats: true,
      ...others,
    },
  };
}
