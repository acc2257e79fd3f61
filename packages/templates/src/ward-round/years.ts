import type { RoleView, SiteView } from "../view/site-view.ts";

/** A hole of the band: a year, whether somebody worked or a post began in it, and whether it is written below. */
type Hole = { year: number; is: "begin" | "worked" | undefined; isLabelled: boolean };
type Dated = Pick<SiteView, "experience" | "sections" | "asOf">;

/** More holes than this would be dots. */
const mostHoles = 45;
const mostColumns = 6;

/**
 * A hole for each year from the first post to the present; none where fewer than three in five posts say when they were.
 * Years at which a post began are written below their holes, as far as there is room.
 */
export function holesOf(view: Dated): readonly Hole[] {
  const spans = spansOf(view).filter((span) => span !== null);
  if (spans.length === 0 || spans.length < view.experience.count * 0.6) return [];
  const last = Math.max(...spans.map(({ to }) => to));
  const first = Math.max(Math.min(...spans.map(({ from }) => from)), last - mostHoles + 1);
  const count = last - first + 1;
  const room = Math.max(1, Math.ceil(count * 0.11));
  let written = first - room;
  return Array.from({ length: count }, (_, index) => {
    const year = first + index;
    const isBegin = spans.some(({ from }) => from === year);
    const isLabelled = isBegin && year - written >= room;
    if (isLabelled) written = year;
    const isWorked = spans.some(({ from, to }) => from <= year && year <= to);
    return { year, is: isBegin ? "begin" : isWorked ? "worked" : undefined, isLabelled };
  });
}

/** How many years each post lasted; none where its dates do not say. */
export function yearsOfPosts(view: Dated): readonly number[] {
  return spansOf(view).map((span) => (span ? Math.min(mostHoles, Math.max(1, span.to - span.from)) : 0));
}

/** The years of each post. Open ones last to the present, or to the last year that the page mentions. */
function spansOf({ experience, sections, asOf }: Dated): readonly ({ from: number; to: number } | null)[] {
  const mentioned = sections.flatMap(({ records }) => records.flatMap(({ dates }) => dates?.parsed ?? []));
  const now = asOf ? yearOf(asOf) : Math.max(0, ...mentioned.map(({ start, end }) => yearOf(end ?? start)));
  return experience.items.map(({ dates: { parsed } }) => {
    if (!parsed) return null;
    const from = yearOf(parsed.start);
    return { from, to: Math.max(from, parsed.end ? yearOf(parsed.end) : parsed.current ? now : from) };
  });
}

const yearOf = (month: string) => Number(month.slice(0, 4));

/**
 * Skills by posts, the oldest of the last six first, ticked where a post names the skill; null where fewer than a quarter are.
 * Posts that the page does not list have no column.
 */
export function chartOf({ sections, experience, skills }: SiteView) {
  const section = sections.find(({ kind, layout }) => kind === "experience" && layout === "designed");
  const posts = experience.items.slice(0, Math.min(mostColumns, section?.records.length ?? 0)).toReversed();
  const rows = skills.items.flatMap(({ title, items }) =>
    items.map((skill, index) => ({
      group: index === 0 ? title : "",
      skill,
      ticks: posts.map((post) => isNamedBy(post, skill)),
    })),
  );
  const ticked = rows.filter(({ ticks }) => ticks.includes(true));
  if (ticked.length === 0 || ticked.length * 4 < rows.length) return null;
  const columns = posts.map(({ dates, org, role }, index) => ({
    year: dates.parsed?.start.slice(0, 4) ?? "",
    org: org || role,
    href: `#${section?.anchor}-${posts.length - index}`,
  }));
  return { columns, rows };
}

function isNamedBy({ skills, description }: RoleView, skill: string): boolean {
  const wanted = skill.toLowerCase();
  const told = description.blocks.flatMap((block) => (block.kind === "text" ? [block.text] : block.items));
  return skills.some((tag) => tag.toLowerCase() === wanted) || told.some((text) => says(text.toLowerCase(), wanted));
}

/** Letters of scripts that part their words by spaces and lengthen them only at the end. */
const runOn = /^[\p{N}\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]*/u;

/** True where the text has the words, the last of which may have an ending: "C" is no part of "Cut", "audit" is of "audits". */
function says(text: string, wanted: string): boolean {
  const longest = wanted.length > 3 ? 2 : 0;
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    const ending = runOn.exec(text.slice(at + wanted.length))?.[0] ?? "";
    if (ending.length <= longest && !runOn.exec(text.charAt(at - 1))?.[0]) return true;
  }
  return false;
}
