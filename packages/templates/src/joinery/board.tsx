import type { CSSProperties } from "react";
import type { SiteView } from "../view/site-view.ts";
import { jointOf, sharesOf, type Joint } from "./timbers.ts";

/** The end of a board that goes into the next one, and the end that takes it. */
const ends: Readonly<Record<Joint | "sawn", readonly [given: string, taking: string]>> = {
  dovetail: ["M0 1H8V15L36 7V37L8 29V43H0", "M44 1H1V15L29 7V37L1 29V43H44"],
  tenon: ["M0 1H8V14H38V30H8V43H0M20 22a3 3 0 1 1 .1 0", "M44 1H1V14H31V30H1V43H44"],
  lap: ["M0 1H8V22H38V43H0", "M44 1H1V22H31V43H44"],
  finger: ["M0 1H38V9H8V18H38V26H8V35H38V43H0", "M44 1H31V9H1V18H31V26H1V35H31V43H44"],
  scarf: ["M0 1H6L34 16 31 24 40 43H0", "M44 1H1L29 16 26 24 35 43H44"],
  sawn: ["M0 1H9L7 43H0", "M44 1H2L4 43H44"],
};

/** A post as a board: as long as it lasted beside the longest, cut to join the posts before and after it. */
export function Board({ view, index }: { view: SiteView; index: number }) {
  const { items } = view.experience;
  const [post, before, after] = [items[index], items[index + 1], items[index - 1]];
  const share = sharesOf(items, view.asOf)[index] ?? 1;
  return (
    <div className="board" aria-hidden="true" style={{ "--share": Number(share.toFixed(3)) } as CSSProperties}>
      <svg width="44" height="44">
        <path d={ends[post && after ? jointOf(after, post) : "sawn"][1]} />
      </svg>
      <span />
      <svg width="44" height="44">
        <path d={ends[post && before ? jointOf(post, before) : "sawn"][0]} />
      </svg>
    </div>
  );
}

/** A row of dovetails from edge to edge, by which one part of the page is held to the next. */
export function Dovetails() {
  return (
    <svg className="dovetails" width="100%" height="30" aria-hidden="true">
      <pattern id="tails" width="84" height="30" patternUnits="userSpaceOnUse">
        <path d="M-1-1H85V1H60l8 28H16L24 1H-1Z" />
      </pattern>
      <rect width="100%" height="30" fill="url(#tails)" />
    </svg>
  );
}
