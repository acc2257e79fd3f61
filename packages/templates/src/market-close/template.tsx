import type { CSSProperties } from "react";
import { Entries } from "../kit/parts.ts";
import { FirstLines, FitName, Portrait, headLinks } from "../kit/head.ts";
import { ShelvedFrame, SkillBlocks, Works, plainDrawings, type Drawings } from "../kit/drawings.ts";
import { withWords } from "../view/own-words.ts";
import type { SiteView } from "../view/site-view.ts";
import { listingOf, tickerOf } from "./listing.ts";

/** The words of a paper; other languages keep the common ones. */
const words = { about: "Leader", experience: "Positions held", skills: "Holdings", projects: "Features" } as const;

const drawings: Drawings = {
  ...plainDrawings,
  experience: (view) => (
    <Entries view={view} id="experience" listClassName="entries positions" mark={tickersOf(view)} />
  ),
  skills: (view) => <SkillBlocks view={view} className="holding" />,
  projects: (view) => <Works view={view} className="features" sizes="(min-width: 60rem) 48rem, 92vw" />,
};

/** "Market close": the back pages of a financial paper. */
export function MarketCloseTemplate({ view: given }: { view: SiteView }) {
  const view = withWords(given, words);
  return (
    <ShelvedFrame view={view} className="paper" header={<Nameplate view={view} />} drawings={drawings} lead="leader" />
  );
}

function Nameplate({ view }: { view: SiteView }) {
  return (
    <header className="plate-head">
      <Listing view={view} />
      <FitName view={view} />
      <Portrait view={view} width={240} height={280} />
      <div className="strip">
        <FirstLines view={view} links={headLinks(view, 2)} />
      </div>
    </header>
  );
}

/** Roles as an exchange lists securities: ticker, role, years, and where those lie among all. */
function Listing({ view }: { view: SiteView }) {
  const lines = listingOf(view);
  if (lines.length < 2) return null;
  return (
    <nav className="listing no-print" aria-label={view.labels.experience}>
      <ol>
        {lines.map(({ ticker, role, years, href, range }) => (
          <li key={href}>
            <a href={href}>
              <b>{ticker}</b>
              <span className="role">{role}</span>
              <span className="years">{years}</span>
              {range && (
                <i
                  aria-hidden="true"
                  style={{ "--from": `${range.from}%`, "--wide": `${range.width}%` } as CSSProperties}
                />
              )}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The ticker of each role, for its entry. */
function tickersOf({ experience }: SiteView) {
  return (index: number) => {
    const role = experience.items[index];
    return (
      <span className="ticker" aria-hidden="true">
        {role && tickerOf(role)}
      </span>
    );
  };
}
