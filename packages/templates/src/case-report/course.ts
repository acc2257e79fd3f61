import type { RecordView, SiteView } from "../view/site-view.ts";

/** Where a post lies on the course, in per cent from the present down, and in which lane. */
type Place = { from: number; height: number; lane: number };

const mostBars = 20;
const shortest = 2.5;

/** Years closer to each other on the axis than this are left out. */
const room = 4;

/** The posts that the page lists itself, in its order: their numbers are their places. */
function postsOf({ sections, experience }: SiteView) {
  const section = sections.find(({ kind, layout }) => kind === "experience" && layout === "designed");
  const items = experience.items.slice(0, section?.records.length ?? 0);
  return items.map((post, index) => ({ post, number: index + 1, href: `#${section?.anchor}-${index + 1}` }));
}

/**
 * The course of a life in posts, the present at its head, and the years in which they began. They are alike, one below the
 * other and without years, where fewer than three in five say when they were; null without posts.
 */
export function courseOf(view: SiteView) {
  const posts = postsOf(view).slice(0, mostBars);
  if (posts.length === 0) return null;
  const mentioned = view.sections.flatMap(({ records }) => records.flatMap(({ dates }) => dates?.parsed ?? []));
  const now = view.asOf ? yearOf(view.asOf) : Math.max(0, ...mentioned.map(({ start, end }) => yearOf(end ?? start)));
  const spans = posts.flatMap((post) => spanOf(post, now) ?? []);
  if (spans.length < posts.length * 0.6) {
    const height = 100 / posts.length;
    const bars = posts.map((post, index) => barOf(post, { from: index * height, height: height - 1, lane: 0 }));
    return { bars, years: [], lanes: 1 };
  }
  const begin = Math.min(...spans.map(({ from }) => from)) - 0.3;
  const at = (year: number) => Math.round(((now - year) / (now - begin)) * 1000) / 10;
  const lanes: number[] = [];
  const bars = spans.map((span) => {
    const from = at(span.to);
    const height = Math.max(shortest, at(span.from) - from);
    const free = lanes.findIndex((end) => end <= from + 0.5);
    const lane = free === -1 ? lanes.length : free;
    lanes[lane] = from + height;
    return barOf(span, { from, height, lane });
  });
  const years: { year: string; at: number }[] = [];
  for (const { from, post } of spans) {
    const share = at(from);
    if (share - (years.at(-1)?.at ?? -room) >= room)
      years.push({ year: post.dates.parsed?.start.slice(0, 4) ?? "", at: share });
  }
  return { bars, years, lanes: lanes.length };
}

type Post = ReturnType<typeof postsOf>[number];

const barOf = ({ number, href, post }: Post, place: Place) => ({
  number,
  href,
  title: post.role || post.org,
  ...place,
});

function spanOf(post: Post, now: number): (Post & { from: number; to: number }) | null {
  const { parsed } = post.post.dates;
  if (!parsed) return null;
  const from = yearOf(parsed.start);
  return { ...post, from, to: Math.max(from, parsed.current ? now : yearOf(parsed.end ?? parsed.start)) };
}

const yearOf = (text: string) => Number(text.slice(0, 4)) + (Number(text.slice(5, 7) || 6) - 1) / 12;

/** The numbers of the posts that name a skill among theirs. */
export function numbersOf(view: SiteView, skill: string): readonly number[] {
  const wanted = skill.toLowerCase();
  return postsOf(view).flatMap(({ post, number }) =>
    post.skills.some((tag) => tag.toLowerCase() === wanted) ? [number] : [],
  );
}

/** The numbers of the posts during which something was: those that had begun by then and had not ended. */
export function numbersAt(view: SiteView, { dates }: RecordView): readonly number[] {
  if (!dates?.parsed) return [];
  const when = yearOf(dates.parsed.end ?? dates.parsed.start);
  return postsOf(view).flatMap((post) => {
    const span = spanOf(post, Number.POSITIVE_INFINITY);
    return span && span.from <= when && when < span.to ? [post.number] : [];
  });
}

const mostFindings = 6;
const mostItems = 3;

/** The abstract: what each of the first sections begins with, with the numbers of posts, and how much more there is. */
export function findingsOf(view: SiteView) {
  return view.sections
    .filter(({ records }) => records.some(({ title }) => title !== ""))
    .slice(0, mostFindings)
    .map((section) => {
      const isSkills = section.kind === "skills";
      const named = isSkills
        ? section.records.flatMap(({ tags }) => tags.map((text) => ({ text, numbers: numbersOf(view, text) })))
        : section.records.map((record, index) => ({
            text: record.title,
            numbers: section.kind === "experience" ? [index + 1] : numbersAt(view, record),
          }));
      const items = named.filter(({ text }) => text !== "");
      const shown = items.slice(0, isSkills ? mostItems * 2 : mostItems);
      return { section, items: shown, more: items.length - shown.length };
    });
}
