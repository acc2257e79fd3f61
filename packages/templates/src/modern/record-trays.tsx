import type { ReactNode } from "react";
import { ItemTitle, Tags } from "../kit/entry.tsx";
import { CutList, Section } from "../kit/section.tsx";
import { spanStyles } from "./spans.ts";
import { Dates, Prose, joinDots } from "../kit/text.tsx";
import type { DatesView } from "../view/dates.ts";
import type { LabelName } from "../view/labels.ts";
import type { LinkView } from "../view/safe-links.ts";
import type { Bucket, SiteView } from "../view/site-view.ts";

/** One line of a list tile. */
function Row({
  title,
  note,
  dates,
  link,
  children,
}: {
  title: string;
  note?: string;
  dates?: DatesView;
  link?: LinkView | null;
  children?: ReactNode;
}) {
  return (
    <li className="entry">
      <div className="line">
        <h3>
          <ItemTitle title={title} link={link ?? null} />
        </h3>
        {dates && <Dates dates={dates} className="quiet" />}
      </div>
      {note && <p className="quiet">{note}</p>}
      {children}
    </li>
  );
}

type ListTile = { id: LabelName; bucket: Bucket; length: number; rows: readonly ReactNode[] };

/** Sections that are tiles themselves, side by side in one tray. */
function Mosaic({ view, tiles }: { view: SiteView; tiles: readonly ListTile[] }) {
  const shown = tiles.filter((tile) => tile.bucket !== "none");
  if (shown.length === 0) return null;
  const styles = spanStyles(
    shown.map((tile) => tile.length),
    0,
  );
  return (
    <div className="tray mosaic">
      {shown.map((tile, index) => (
        <Section key={tile.id} view={view} id={tile.id} bucket={tile.bucket} className="tile" style={styles[index]}>
          <CutList items={tile.rows} label={view.labels.moreItems} className="list">
            {(row) => row}
          </CutList>
        </Section>
      ))}
    </div>
  );
}

function lengthOf(texts: readonly string[]): number {
  return 120 + texts.join("").length;
}

/** Education and training: one tall tile each. */
export function StudyTrays({ view }: { view: SiteView }) {
  const { education, training, labels } = view;
  return (
    <Mosaic
      view={view}
      tiles={[
        {
          id: "education",
          bucket: education.bucket,
          length: lengthOf(education.items.map((item) => item.degree + item.institution)) + 120,
          rows: education.items.map((item) => (
            <Row
              key={item.id}
              title={item.degree || item.institution}
              note={joinDots([
                item.degree ? item.institution : "",
                item.place,
                item.grade && `${labels.grade}: ${item.grade}`,
              ])}
              dates={item.dates}
            >
              <Prose prose={item.description} more={labels.more} />
              <Tags className="tags quiet" tags={item.courses} />
            </Row>
          )),
        },
        {
          id: "training",
          bucket: training.bucket,
          length: lengthOf(training.items.map((item) => item.name)),
          rows: training.items.map((item, index) => (
            <Row key={index} title={item.name} note={item.organization} dates={item.dates}>
              <Prose prose={item.description} more={labels.more} />
            </Row>
          )),
        },
      ]}
    />
  );
}

/** Volunteering, publications, awards and writing. */
export function RecordTrays({ view }: { view: SiteView }) {
  return (
    <>
      <Tickets view={view} />
      <Mosaic view={view} tiles={[...recordTiles(view), writingTile(view)]} />
    </>
  );
}

function recordTiles({ publications, volunteer, awards, labels }: SiteView): ListTile[] {
  return [
    {
      id: "publications",
      bucket: publications.bucket,
      length: lengthOf(publications.items.map((item) => item.title + item.venue)),
      rows: publications.items.map((item, index) => (
        <Row key={index} title={item.title} note={item.venue} dates={item.dates} link={item.link} />
      )),
    },
    {
      id: "volunteer",
      bucket: volunteer.bucket,
      length: lengthOf(volunteer.items.map((item) => item.role + item.org)),
      rows: volunteer.items.map((item, index) => (
        <Row key={index} title={item.role} note={joinDots([item.org, item.place])} dates={item.dates}>
          <Prose prose={item.description} more={labels.more} />
        </Row>
      )),
    },
    {
      id: "awards",
      bucket: awards.bucket,
      length: lengthOf(awards.items.map((item) => item.title + item.issuer)),
      rows: awards.items.map((item, index) => (
        <Row key={index} title={item.title} note={item.issuer} dates={item.dates} />
      )),
    },
  ];
}

function writingTile({ posts }: SiteView): ListTile {
  return {
    id: "writing",
    bucket: posts.bucket,
    length: lengthOf(posts.items.map((post) => post.title + post.excerpt)),
    rows: posts.items.map((post) => (
      <Row
        key={post.href}
        title={post.title}
        note={post.excerpt}
        dates={post.dates}
        link={{ label: post.title, href: post.href, kind: "own" }}
      />
    )),
  };
}

/** Certificates as tickets. */
function Tickets({ view }: { view: SiteView }) {
  const { items, count } = view.certifications;
  if (count === 0) return null;
  return (
    <Section view={view} id="certifications" className="tray single">
      <CutList items={items} label={view.labels.moreItems} className="tickets">
        {(item, index) => (
          <li className="tile ticket" key={index}>
            <h3>
              <ItemTitle title={item.name} link={item.link} />
            </h3>
            {item.issuer && <p className="quiet">{item.issuer}</p>}
            {item.dates.text && (
              <p className="stub">
                <Dates dates={item.dates} />
              </p>
            )}
          </li>
        )}
      </CutList>
    </Section>
  );
}
