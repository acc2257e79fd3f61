import { Fragment, type CSSProperties, type ReactNode } from "react";
import type { SiteView, ThemeChoice } from "../view/site-view.ts";
import { labelLang } from "./section.tsx";
import { steady } from "./steady.tsx";
import { joinDots } from "./text.tsx";

export type FrameProps = {
  view: SiteView;
  className: string;
  header: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
};

/** The order of every site: skip link, header, main, footer (design book 1.3). */
export function SiteFrame({ view, className, header, children, footer }: FrameProps) {
  return (
    <div className={`site ${className}`} lang={view.lang} dir={view.dir}>
      <a className="skip" href="#content">
        {view.labels.skip}
      </a>
      {steady(header)}
      <main id="content" tabIndex={-1}>
        {steady(children)}
      </main>
      <footer className="foot">
        {steady(footer)}
        {steady(<ThemeControl view={view} />)}
        {(view.branding || view.reportUrl !== null) && (
          <p className="made" lang={labelLang(view)}>
            <bdi>
              {view.branding && view.labels.madeWith}
              {view.branding && view.reportUrl !== null && " · "}
              {view.reportUrl !== null && (
                <a className="report" href={view.reportUrl} rel="nofollow">
                  {view.labels.report}
                </a>
              )}
            </bdi>
          </p>
        )}
      </footer>
    </div>
  );
}

const choices = [
  { value: "auto", label: "themeAuto" },
  { value: "light", label: "themeLight" },
  { value: "dark", label: "themeDark" },
] as const satisfies readonly { value: ThemeChoice; label: string }[];

/** Three radio buttons that work without script: the style sheet reads which one is checked. */
function ThemeControl({ view }: { view: SiteView }) {
  return (
    <fieldset className="theme" lang={labelLang(view)}>
      <legend className="sr">{view.labels.theme}</legend>
      {choices.map(({ value, label }) => (
        <label key={value}>
          <input type="radio" name="theme" id={`t-${value}`} value={value} defaultChecked={view.theme === value} />
          {view.labels[label]}
        </label>
      ))}
    </fieldset>
  );
}

type NameProps = {
  view: SiteView;
  className?: string;
  /** True for the first name above the others. */
  stacked?: boolean;
  /** Draws a part of the name. */
  part?: (part: string) => ReactNode;
};

/** The name as the only `h1`, with the measures that let it always fit. */
export function FitName({ view: { person }, className = "name", stacked = false, part }: NameProps) {
  const style = { "--lw": person.longestWordLen } as CSSProperties;
  const parts = part ? person.nameParts : stacked && person.rest ? [person.first, person.rest] : null;
  const { sizeDrop, wide, marked } = person;
  const measures = { "data-drop": sizeDrop, "data-wide": wide || undefined, "data-marked": marked || undefined };
  return (
    <div className={className} style={style} {...measures}>
      <h1>
        {parts?.map((each, index) => (
          <Fragment key={index}>
            {index > 0 && " "}
            {part ? part(each) : <span>{each}</span>}
          </Fragment>
        )) ?? person.name}
      </h1>
    </div>
  );
}

/** Where the person works today, for the head of a page; paper says it among the roles. */
export function Present({ view: { person } }: { view: SiteView }) {
  return person.present.length > 0 && <p className="present no-print">{joinDots(person.present)}</p>;
}

/** The owner's picture. Width and height reserve its room; templates crop it around the point in `--focal`. */
export function Portrait({ view, width, height }: { view: SiteView; width: number; height: number }) {
  const { photo } = view.person;
  if (!photo) return null;
  const { src, alt, focal } = photo;
  const style = focal ? ({ "--focal": `${focal.x}% ${focal.y}%` } as CSSProperties) : undefined;
  return <img className="photo" style={style} src={src} alt={alt} width={width} height={height} fetchPriority="high" />;
}
