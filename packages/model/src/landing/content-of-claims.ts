import {
  countedIds,
  metricIds,
  statisticIds,
  type CountedId,
  type FigureClaim,
  type FigureId,
  type LandingClaims,
  type StoryClaim,
} from "./claims.ts";
import type { LandingContent, LandingFigure, LandingStory } from "./content.ts";
import { presetLandingContent } from "./preset-content.ts";

/** What an installation counts of itself; of the time to a site the minutes that half of the people need. */
export type LandingCounts = Readonly<Record<CountedId, number>>;

const measuredSpeed = "from CV to site, for half of the people";

/** How counted things are called, one and several. */
const countedLabels: Readonly<Record<Exclude<CountedId, "speed">, readonly [one: string, several: string]>> = {
  people: ["person with a site", "people with a site"],
  sites: ["site published", "sites published"],
};

/**
 * A count as a claim that stays true while the count grows: its first two digits and "+" ("1,200+" from 1,201 on), and
 * below ten the number itself.
 */
export function roundedClaim(count: number): string {
  if (count < 10) return String(count);
  const step = count < 100 ? 10 : 10 ** (String(count).length - 2);
  const rounded = Math.floor(count / step) * step;
  return `${rounded.toLocaleString("en-US")}${count > rounded ? "+" : ""}`;
}

/**
 * What the start page shows.
 * @param templateName how a template is called; null for one that is not there any more, whose story is left away
 */
export function contentOfClaims(
  claims: LandingClaims,
  counts: LandingCounts,
  templateName: (slug: string) => string | null,
): LandingContent {
  const { hero_line: line } = claims;
  const figuresOf = (ids: readonly FigureId[], presets: readonly LandingFigure[]) =>
    ids.flatMap((id, index) =>
      figureOf(claims[id], presets[index], isCountable(id) ? countedFigure(id, counts) : null),
    );
  const { support } = claims;
  return {
    hero_line: line.show === "own" ? line.text : line.show === "preset" ? presetLandingContent.hero_line : null,
    metrics: figuresOf(metricIds, presetLandingContent.metrics),
    support:
      support.show === "own"
        ? { title: support.title, text: support.text }
        : support.show === "preset"
          ? presetLandingContent.support
          : null,
    stories: claims.stories.flatMap((claim, index) =>
      storyOf(claim, presetLandingContent.stories[index], templateName),
    ),
    statistics: figuresOf(statisticIds, presetLandingContent.statistics),
    setup: setupOf(claims.speed, counts.speed),
  };
}

/** What is said of the time to a site where a portfolio is begun: the start page's own figure, once an admin chose one. */
function setupOf(claim: FigureClaim, minutes: number): LandingContent["setup"] {
  const { show } = claim;
  if (show === "preset") return presetLandingContent.setup;
  if (show === "counted" && minutes > 0) return { words: `${minutes} min ${measuredSpeed}`, minutes };
  return { words: show === "own" ? `${claim.value} ${claim.label}` : null, minutes: null };
}

/** A count as a figure of the start page; null while there is nothing to boast of. */
export function countedFigure(id: CountedId, counts: LandingCounts): LandingFigure | null {
  const count = counts[id];
  if (id === "speed") return count === 0 ? null : { value: `${count} min`, label: measuredSpeed };
  const [one, several] = countedLabels[id];
  return count === 0 ? null : { value: roundedClaim(count), label: count === 1 ? one : several };
}

/** Whether the installation can count what a figure is about. */
export const isCountable = (id: FigureId): id is CountedId => countedIds.some((counted) => counted === id);

function figureOf(claim: FigureClaim, preset: LandingFigure | undefined, counted: LandingFigure | null) {
  const { show } = claim;
  const figure = show === "own" ? { value: claim.value, label: claim.label } : show === "preset" ? preset : counted;
  return show === "hidden" || !figure ? [] : [figure];
}

function storyOf(
  claim: StoryClaim,
  preset: LandingStory | undefined,
  templateName: (slug: string) => string | null,
): LandingStory[] {
  if (claim.show === "preset") return preset ? [preset] : [];
  const name = claim.show === "own" ? templateName(claim.template) : null;
  return claim.show === "own" && name !== null
    ? [{ slug: claim.template, name, quote: claim.quote, by: claim.by }]
    : [];
}
