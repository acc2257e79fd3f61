import type { CSSProperties } from "react";
import { labelLang } from "../kit/section.tsx";
import { yearRange, type DatesView } from "../view/dates.ts";
import type { SiteView } from "../view/site-view.ts";
import { packSpans, stackMarks } from "./stacks.ts";
import { ordinalSpan, spanOn, type Span, type TimeScale } from "./time-scale.ts";

type Bar = { href: string; label: string; years: string; kind: LaneId; span: Span };
type LaneId = "education" | "experience";

/** More bars than that share rows and stand without words; their entries follow anyway. */
const mostRows = 14;

/** From here on, a year on a narrow page would touch the word at the end of the axis. */
const lateBeside = (word: string) => 86 - 2 * word.length;

/** The years, pinned to the top of what is dated. They are a scale, so nobody needs to hear them. */
export function Axis({ scale, now }: { scale: TimeScale; now: string }) {
  return (
    <div className="axis" aria-hidden="true">
      {scale.ticks.map(({ year, at, minor }) => (
        <span
          key={year}
          data-year={year}
          data-minor={minor || undefined}
          data-late={at > lateBeside(now) || undefined}
          style={{ "--at": at } as CSSProperties}
        />
      ))}
      {scale.open && <span className="now" data-year={now} style={{ "--at": 100 } as CSSProperties} />}
    </div>
  );
}

/** Studies and roles as bars in their order, each a link to its entry, and lanes of marks for what has one date. */
export function Chart({ view, scale }: { view: SiteView; scale: TimeScale | null }) {
  const bars = [...barsOf(view, "education", scale), ...barsOf(view, "experience", scale)];
  if (bars.length < 2) return null;
  return (
    <nav className="chart">
      {scale && <Grid scale={scale} />}
      {bars.length > mostRows ? <PackedBars view={view} bars={bars} /> : <Bars bars={bars} />}
      {scale && <Lanes view={view} scale={scale} />}
    </nav>
  );
}

function Bars({ bars }: { bars: readonly Bar[] }) {
  return (
    <ol>
      {bars.map((bar, index) => (
        <li key={index}>
          <a
            href={bar.href}
            className="bar-link"
            data-kind={bar.kind}
            data-side={sideOf(bar.span)}
            style={place(bar.span)}
          >
            <i data-open={bar.span.open || undefined} />
            <span>
              <b>{bar.label}</b>
              {bar.years && <small> {bar.years}</small>}
            </span>
          </a>
        </li>
      ))}
    </ol>
  );
}

/** Too many for a row each: bars that do not overlap share one, and the lane leads to the section. */
function PackedBars({ view, bars }: { view: SiteView; bars: readonly Bar[] }) {
  return (["education", "experience"] as const).map((kind) => {
    const own = bars.filter((bar) => bar.kind === kind);
    if (own.length === 0) return null;
    const rows = packSpans(own.map(({ span }) => span));
    return (
      <a key={kind} className="lane packed" href={`#${kind}`} data-kind={kind} lang={labelLang(view)}>
        <span className="marks" style={{ "--levels": Math.max(...rows) + 1 } as CSSProperties}>
          {own.map(({ span }, index) => (
            <i key={index} style={{ ...place(span), "--level": rows[index] ?? 0 } as CSSProperties} />
          ))}
        </span>
        <span className="what">{view.labels[kind]}</span>
      </a>
    );
  });
}

/** Where each entry stands: the template's own drawing numbers its entries, another one leads to its section. */
function placesOf({ sections }: SiteView, kind: LaneId): string[] {
  return sections
    .filter((section) => section.kind === kind)
    .flatMap(({ anchor, layout, records }) =>
      records.map((_, index) => (layout === "designed" ? `#${anchor}-${index + 1}` : `#${anchor}`)),
    );
}

/** Oldest first, so that a life runs down the page as it ran on. */
function barsOf(view: SiteView, kind: LaneId, scale: TimeScale | null): Bar[] {
  const { count } = view[kind];
  const places = placesOf(view, kind);
  const rows: { label: string; dates: DatesView }[] =
    kind === "experience"
      ? view.experience.items.map(({ role, org, dates }) => ({ label: role || org, dates }))
      : view.education.items.map(({ degree, institution, dates }) => ({ label: degree || institution, dates }));
  const bars = rows.flatMap(({ label, dates }, index) => {
    const span = scale ? spanOn(scale, dates) : ordinalSpan(count - 1 - index, count);
    return span ? [{ href: places[index] ?? `#${kind}`, label, years: yearRange(dates), kind, span }] : [];
  });
  return bars.toReversed();
}

/** Words stand after a bar, or before it when there is more room, or on it when it is the longest thing around. */
function sideOf({ start, width }: Span): "after" | "before" | "on" {
  const after = 100 - start - width;
  if (Math.max(after, start) < 30) return "on";
  return after >= start ? "after" : "before";
}

/** Custom properties of a place on the axis. */
export function place({ start, width }: Span): CSSProperties {
  return { "--s": start, "--w": width } as CSSProperties;
}

function Grid({ scale }: { scale: TimeScale }) {
  return (
    <div className="grid" aria-hidden="true">
      {scale.ticks.map(({ year, at }) => (
        <i key={year} style={{ "--at": at } as CSSProperties} />
      ))}
    </div>
  );
}

const lanes = ["projects", "publications", "awards"] as const;

/** One mark for each entry at its date, stacked where dates fall together. */
function Lanes({ view, scale }: { view: SiteView; scale: TimeScale }) {
  return lanes.map((id) => {
    const marks = stackMarks(scale, view[id].items);
    if (marks.length === 0) return null;
    return (
      <a key={id} className="lane" href={`#${id}`} data-kind={id} lang={labelLang(view)}>
        <span
          className="marks"
          style={{ "--levels": Math.max(...marks.map(({ level }) => level)) + 1 } as CSSProperties}
        >
          {marks.map(({ at, level }, index) => (
            <i key={index} style={{ "--at": at, "--level": level } as CSSProperties} />
          ))}
        </span>
        <span className="what">{view.labels[id]}</span>
      </a>
    );
  });
}
