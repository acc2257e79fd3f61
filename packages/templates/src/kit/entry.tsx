import type { ReactNode } from "react";
import type { DatesView } from "../view/dates.ts";
import type { LinkView } from "../view/safe-links.ts";
import type { SiteView } from "../view/site-view.ts";
import type { ProseView } from "../view/text-blocks.ts";
import type { RecordItem } from "./records.tsx";
import { Dates, Prose, SafeLink, When, joinDots } from "./text.tsx";

export type EntryProps = {
  view: SiteView;
  title: string;
  dates?: DatesView | null;
  /** Lines under the title; empty ones are left out, the first stands in for a missing title. */
  notes?: readonly string[];
  link?: LinkView | null;
  prose?: ProseView | null;
  tags?: readonly string[];
  links?: readonly LinkView[];
  /** A drawing before the text, hidden from those who listen. */
  mark?: ReactNode;
  /** What follows the text. */
  more?: ReactNode;
  id?: string;
};

/** One dated item in three parts that a style sheet places: `.when`, `.what` and `.text`. */
export function Entry({
  view,
  title,
  dates,
  notes = [],
  link,
  prose,
  tags = [],
  links = [],
  mark,
  more,
  id,
}: EntryProps) {
  const lines = notes.filter((note) => note);
  const heading = title || lines.shift() || dates?.text;
  return (
    <li className="entry" id={id}>
      {mark}
      {dates?.text !== heading && <When dates={dates} />}
      <div className="what">
        {heading && <EntryTitle title={heading} link={link ?? null} />}
        {lines.map((line, index) => (
          <p key={index} className="quiet">
            {line}
          </p>
        ))}
      </div>
      {((prose && prose.length > 0) || tags.length + links.length > 0) && (
        <div className="text">
          {prose && <Prose prose={prose} more={view.labels.more} />}
          <Tags tags={tags} />
          <LinkRow links={links} />
        </div>
      )}
      {more}
    </li>
  );
}

/** Short words in a row. */
export function Tags({ tags, className = "tags" }: { tags: readonly string[]; className?: string }) {
  if (tags.length === 0) return null;
  return (
    <ul className={className}>
      {tags.map((tag, index) => (
        <li key={index}>{tag}</li>
      ))}
    </ul>
  );
}

/** Links to other places, in a row. */
export function LinkRow({ links, className = "links" }: { links: readonly LinkView[]; className?: string }) {
  if (links.length === 0) return null;
  return (
    <ul className={className}>
      {links.map((link) => (
        <li key={link.href}>
          <SafeLink link={link} />
        </li>
      ))}
    </ul>
  );
}

/** The title of an entry, which leads to the place where there is one. */
export function ItemTitle({ title, link }: Pick<RecordItem, "title" | "link">) {
  return link ? <SafeLink link={link} /> : title;
}

type RecordTextProps = {
  view: SiteView;
  item: RecordItem;
  /** Class of the line under the title. */
  note?: string;
  /** Class of the dates, where they end that line. */
  dated?: string;
  /** Class of the words at the end. */
  words?: string;
  /** What stands between the line and the text. */
  children?: ReactNode;
};

/** A record in words: its title, where it was or from whom it comes, its text, and what was used there. */
export function RecordText({ view, item, note = "quiet", dated, words = "tags", children }: RecordTextProps) {
  const { title, under, dates, prose, tags, link } = item;
  const when = dated && dates?.text ? <Dates dates={dates} className={dated} /> : null;
  return (
    <>
      {title && <EntryTitle title={title} link={link} />}
      {(under.length > 0 || when) && (
        <p className={note}>
          {joinDots(under)}
          {under.length > 0 && when && "\u00a0· "}
          {when}
        </p>
      )}
      {children}
      {prose && <Prose prose={prose} more={view.labels.more} />}
      <Tags tags={tags} className={words} />
    </>
  );
}

/** {@link ItemTitle} as the heading of its entry. */
export function EntryTitle({ title, link }: Parameters<typeof ItemTitle>[0]) {
  return (
    <h3>
      <ItemTitle title={title} link={link} />
    </h3>
  );
}
