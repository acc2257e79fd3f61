import { yearRange } from "../view/dates.ts";
import type { RoleView, SiteView } from "../view/site-view.ts";
import { thickness as wide, timbersOf, type Joint, type Timber } from "./timbers.ts";

/** How far a timber goes back, what is not yet cut of the present one, and the plank of a life without posts. */
const deep = 15;
const uncut = 52;
const plank = 360;

/** One of the two horses that the first timber lies on, and the grain of the wood. */
const horse = "M-30 76-9-2h6l21 78m12 0L9-2H3l-21 78M-18 44h36";
const grain =
  "M0 7c50-4 90 5 170 0M0 15c30 3 50-3 84 0s60 4 86 0M58 24c12-8 34-8 46 0s-34 8-46 0M0 26c20-2 36 0 50-1m60 0c24 3 44-1 60 1";

/** Joints as they are seen on the front of the timber that lies, in the square where two meet: a body, and lines on it. */
const fronts: Readonly<Record<Joint, readonly [body: string, line: string]>> = {
  dovetail: ["M10 0 3 34h28L24 0Z", "M17 0v34"],
  tenon: ["M8 7h18v20H8Z", "M13 7v20m8-20v20M5 17a2 2 0 1 1 .1 0"],
  lap: ["M0 0h34v34H0Z", "M9 9a2 2 0 1 1 .1 0m16 16a2 2 0 1 1 .1 0"],
  finger: ["M0 0h7v34H0Zm13.500 0h7v34h-7Zm13.500 0h7v34h-7Z", "M7 34h6.500m7 0H27M7 0h6.500m7 0H27"],
  scarf: ["M-5 13H5v8H-5Z", "M-30 0-26 13 0 16v2l26 3 4 13"],
};

/** The working life as a frame: every post a timber as long as it lasted, joined to the one before it. */
export function Frame({ view }: { view: SiteView }) {
  const { items } = view.experience;
  const timbers = timbersOf(items, view.asOf);
  const posts = items.slice(0, timbers.length).toReversed();
  const isOpen = items[0]?.dates.parsed?.current ?? items.length === 0;
  const last = timbers.at(-1);
  const first = timbers[0]?.length ?? plank;
  const top = Math.min(0, ...timbers.map(({ y }) => y)) - deep - (isOpen && last?.isUpright ? uncut : 8);
  const right = Math.max(first, ...timbers.map((timber) => timber.x + sizeOf(timber)[0])) + deep + uncut;
  return (
    <svg className="truss" viewBox={`-8 ${top} ${right} ${wide + 78 - top}`} aria-hidden="true">
      <pattern id="grain" width="170" height={wide} patternUnits="userSpaceOnUse">
        <path className="vein" d={grain} />
      </pattern>
      <pattern id="upright" href="#grain" patternTransform="rotate(90)" />
      {[0.16, 0.84].map((at) => (
        <path key={at} className="front" transform={`translate(${first * at} ${wide})`} d={horse} />
      ))}
      {timbers.map((timber, index) => (
        <Piece key={index} timber={timber} post={posts[index]} />
      ))}
      {isOpen && <path className="uncut" d={restOf(last)} />}
    </svg>
  );
}

const sizeOf = ({ length, isUpright }: Timber) => (isUpright ? ([wide, length] as const) : ([length, wide] as const));

/** A timber with its three faces, the joint that holds it, and on it whose it was and when, as far as there is room. */
function Piece({ timber, post }: { timber: Timber; post: RoleView | undefined }) {
  const { x, y, length, isUpright, joint } = timber;
  const [across, up] = sizeOf(timber);
  const when = post ? yearRange(post.dates) : "";
  const said = [`${post?.org ?? ""}  ${when}`, when].find((words) => words.length * 9.5 < length - wide * 2.4);
  const front = `M${x} ${y}h${across}v${up}h-${across}Z`;
  const [body, line] = joint ? fronts[joint] : ["", ""];
  return (
    <g>
      <path className="front" d={`M${x} ${y}l${deep}-${deep}h${across}l-${deep} ${deep}Z`} />
      <path className="front far" d={`M${x + across} ${y}l${deep}-${deep}v${up}l-${deep} ${deep}Z`} />
      <path className="front" d={front} />
      <path fill={`url(#${isUpright ? "upright" : "grain"})`} d={front} />
      <g transform={placeOf(timber)}>
        <path className={joint === "scarf" ? "key" : "front"} d={body} />
        <path className="edge" d={line} />
      </g>
      <g transform={`translate(${x + across / 2} ${y + up / 2})${isUpright ? " rotate(-90)" : ""}`}>
        {said && <text y="6">{said}</text>}
      </g>
    </g>
  );
}

/** Where the joint of a timber lies: at its foot, and upside down in one that lies on the head of another. */
function placeOf({ x, y, length, isUpright, joint }: Timber): string {
  const turn = joint === "scarf" ? " rotate(-90)" : "";
  return isUpright ? `translate(${x} ${y + length})${turn}` : `translate(${x} ${y + wide}) scale(1 -1)`;
}

/** What of the present post is yet to come: the timber goes on, not cut to length; without posts all of it. */
function restOf(last: Timber | undefined): string {
  if (!last)
    return `M0 0h${plank}v${wide}H0Zl${deep}-${deep}h${plank}l-${deep} ${deep}m${deep}-${deep}v${wide}l-${deep} ${deep}`;
  const { x, y, length, isUpright } = last;
  if (isUpright) return `M${x} ${y}v-${uncut}m${wide} ${uncut}v-${uncut}m${deep} ${uncut - deep}v-${uncut - deep}`;
  return `M${x + length} ${y}h${uncut}m-${uncut} ${wide}h${uncut}m-${uncut - deep}-${wide + deep}h${uncut - deep}`;
}
