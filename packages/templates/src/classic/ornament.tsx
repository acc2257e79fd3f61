import { memo } from "react";
import { careerOf } from "../kit/career.tsx";
import type { SiteView } from "../view/site-view.ts";

/**
 * Three fleurons, drawn as strokes. Each is half a drawing and its mirror image, because the page is symmetrical.
 * Decoration only.
 */
const drawings = {
  /** Under the name: two vines from one bud. */
  head: {
    width: 168,
    bud: "M84 4c5 5 5 13 0 18-5-5-5-13 0-18ZM84 22v5",
    vine: [
      "M84 15c7-1 10-9 18-9 7 0 11 5 10 10-1 4-6 5-8 2-2-3 1-6 4-4",
      "M111 12c6 7 14 8 22 3 5-3 9-8 16-8 5 0 8 4 6 7-1 3-6 2-5-1",
      "M124 17c2 5 7 7 13 6-2-5-7-8-13-6ZM131 15c1-6 6-10 12-10-1 6-6 10-12 10Z",
    ],
  },
  /** Between parts: a leaf to each side. */
  rest: {
    width: 88,
    bud: "M44 9l3.5 5-3.5 5-3.5-5 3.5-5Z",
    vine: ["M51 14c8-6 15-6 21 0M56 11c4-6 11-8 18-5-4 6-11 8-18 5ZM58 16c5 5 11 6 17 2-5-5-11-6-17-2Z", "M75 14h7"],
  },
  /** At the foot: the vines close. */
  tail: {
    width: 128,
    bud: "M64 6c3 3 3 8 0 11-3-3-3-8 0-11ZM64 20c2 2 2 4 0 6-2-2-2-4 0-6Z",
    vine: [
      "M64 18c8 2 14-2 17-7 3-6 11-7 14-2 3 4 0 9-4 9-4 0-5-5-1-6",
      "M80 13c0 7 6 12 13 11-1-7-7-12-13-11ZM95 10c6 1 10 6 17 5-4 5-11 7-16 3",
    ],
  },
} as const;

export type OrnamentName = keyof typeof drawings;

/** One of the page's fleurons. */
export function Ornament({ name }: { name: OrnamentName }) {
  const { width, bud, vine } = drawings[name];
  const half = vine.join("");
  return (
    <svg className={`ornament ${name}`} viewBox={`0 0 ${width} 28`} width={width} height={28} aria-hidden="true">
      <path d={bud} />
      <path d={half} />
      <path d={half} transform={`translate(${width}) scale(-1 1)`} />
    </svg>
  );
}

/** A bend of the vine, of which there is an odd number, a leaf that stands on it, and how it ends after a rise. */
const wave = 20;
const leaf = "M0 0c1-6 6-10 13-10-1 6-6 11-13 10Z";
const curl = "c6-4 13-2 12 3-1 4-6 3-5-1";

/**
 * Under the name: a vine to each side of one bud, with a leaf for every post, the oldest at the bud. Each has as much
 * of the vine as it lasted, and the present one is filled. Less than two posts have the common fleuron.
 */
export const CareerVine = memo(function CareerVine({ experience, asOf }: Pick<SiteView, "experience" | "asOf">) {
  const posts = careerOf({ experience, asOf });
  if (posts.length < 2) return <Ornament name="head" />;
  const waves = 2 * Math.min(4, Math.ceil(posts.length / 2)) + 1;
  const reach = waves * wave;
  const middle = reach + 26;
  const size = Math.min(1, (reach / posts.length) * 0.075);
  const places = placesOf(posts);
  const leaves = posts.map(({ id, dates }, index) => {
    const at = 6 + (places[index] ?? 0) * reach;
    const height = 14 + 3.5 * Math.sin((Math.PI * at) / wave);
    const turn = `translate(${(middle + at).toFixed(1)} ${height.toFixed(1)}) scale(${size.toFixed(2)} ${index % 2 ? -size : size})`;
    return <path key={id} className={dates.parsed?.current ? "now" : undefined} d={leaf} transform={turn} />;
  });
  const half = (
    <>
      <path d={`M${middle} 14q${wave / 2} 7 ${wave} 0${`t${wave} 0`.repeat(waves - 1)}${curl}`} />
      {leaves}
    </>
  );
  return (
    <svg className="ornament head" viewBox={`0 0 ${2 * middle} 28`} width={2.5 * middle} height={35} aria-hidden="true">
      <path d={`M${middle} 3c5 5 5 13 0 18-5-5-5-13 0-18Z`} />
      {half}
      <g transform={`translate(${2 * middle}) scale(-1 1)`}>{half}</g>
    </svg>
  );
});

/** The middle of each post in the whole working life, from 0 to 1. */
function placesOf(posts: readonly { share: number }[]): number[] {
  const total = posts.reduce((sum, { share }) => sum + share, 0);
  let passed = 0;
  return posts.map(({ share }) => {
    passed += share;
    return (passed - share / 2) / total;
  });
}
