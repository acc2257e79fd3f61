import { findKind, type Entry, type FigureSource, type FoundFigure, type Website } from "@vitrine/model";
import { readEntries } from "../work/section-entries.ts";

/** Kinds whose words are somebody else's, or are figures already. */
const leftOut = new Set(["figures", "testimonials", "press", "writing"]);

/** The person's own texts on a website: the introduction, and what is told of roles, projects and the like. */
export function figureSources(website: Website): FigureSource[] {
  const told = website.sections
    .filter(({ kind }) => !leftOut.has(kind))
    .flatMap((section) => {
      const kind = findKind(section.kind);
      if (!kind) return [];
      return readEntries(website, section)
        .filter(({ problem }) => problem === null)
        .map(({ fields }) => kind.record(fields))
        .filter(({ quoted }) => !quoted)
        .map(({ title, under, text }) => ({ text, place: [title, under[0] ?? ""].filter(Boolean).join(", ") }));
    });
  const own = [website.intro, website.description].map((text) => ({ text, place: "" }));
  return [...own, ...told].filter(({ text }) => text !== "");
}

/** What is not among the figures of the website yet. */
export function withoutTaken(found: readonly FoundFigure[], taken: readonly Entry[]): FoundFigure[] {
  const isTaken = ({ value, sentence }: FoundFigure) =>
    taken.some(({ fields }) => fields["value"] === value && fields["sentence"] === sentence);
  return found.filter((figure) => !isTaken(figure));
}
