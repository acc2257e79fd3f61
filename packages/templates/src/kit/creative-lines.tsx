import type { ReactNode } from "react";
import type { SiteView } from "../view/site-view.ts";
import { isFirstDrawn } from "./own-forms.tsx";
import type { RecordItem } from "./records.tsx";
import { Dates, SafeLink, joinDots } from "./text.tsx";

/** What a dense list says of an entry: its title, where it was or from whom it comes, and when. */
export type CreativeLine = { title: ReactNode; note: string; when: ReactNode };

/** A record of the CV as a line. */
export const lineOf = ({ title, link, under, dates }: Pick<RecordItem, "title" | "link" | "under" | "dates">) => ({
  title: link ? <SafeLink link={link} /> : title,
  note: joinDots(under),
  when: dates?.text ? <Dates dates={dates} /> : null,
});

/** Exhibitions of the creative form. */
export const exhibitionLines = ({ creative }: SiteView): CreativeLine[] =>
  (creative?.exhibitions ?? []).map(({ name, venue, type, year }) => ({
    title: name,
    note: joinDots([venue, type]),
    when: year,
  }));

/** Awards of the creative form and of the CV. */
export function awardLines(view: SiteView): CreativeLine[] {
  const own = isFirstDrawn(view, "awards") ? (view.creative?.awards ?? []) : [];
  return [
    ...own.map(({ award, organization, category, year }) => ({
      title: award,
      note: joinDots([organization, category]),
      when: year,
    })),
    ...view.awards.items.map(({ title, issuer, dates }) => lineOf({ title, link: null, under: [issuer], dates })),
  ];
}

/** Tools of the creative form, which stand with the first skills that the template draws itself. */
export function creativeTools(view: SiteView): string[] {
  const tools = isFirstDrawn(view, "skills") ? view.creative?.tools : undefined;
  return tools ? [...tools.traditional, ...tools.software, ...tools.animation] : [];
}
