import { labelLang } from "../kit/section.tsx";
import type { SiteView } from "../view/site-view.ts";
import { kindsOf, rackOf, type Ribbon, type RibbonKind } from "./ribbons.ts";
import { sheetWordsIn } from "./sheet-words.ts";

/** The ground of a kind, its second colour, the thread of its stripes, and what is woven in the second colour. */
const weaves: Readonly<Record<RibbonKind, readonly [ground: string, second: string, thread: string, weave: string]>> = {
  experience: ["#24497c", "", "#f3e7c4", ""],
  education: ["#7c2130", "#4f101b", "#f3e7c4", "M26 0h20v21H26Z"],
  training: ["#39683f", "#1d4026", "#f3e7c4", "M0 0h36v21H0Z"],
  certifications: ["#e4dfd0", "#24497c", "#7c2130", "M0 0h11v21H0ZM61 0h11v21H61Z"],
  awards: ["#d3a233", "#7c2130", "#1f2a33", "M14 0h10v21H14ZM31 0h10v21H31ZM48 0h10v21H48Z"],
  volunteer: ["#65408a", "#cbb2e6", "#f3e7c4", "M0 8h72v5H0Z"],
};

/** One ribbon: kinds differ in weave too, so that nobody has to see colours. */
export function RibbonMark({ ribbon: { kind, years, isOpen } }: { ribbon: Ribbon }) {
  const [ground, second, thread, weave] = weaves[kind];
  const gap = Math.min(7, 50 / Math.max(1, years));
  const at = (index: number) => Number((36 - ((years - 1) * gap) / 2 + index * gap).toFixed(2));
  const stripes = Array.from({ length: years }, (_, index) => `M${at(index)} 0v21`).join("");
  return (
    <svg className="ribbon" viewBox="0 0 72 21" preserveAspectRatio="none" aria-hidden="true">
      <path fill={ground} d="M0 0h72v21H0Z" />
      {weave && <path fill={second} d={weave} />}
      {years > 0 && <path stroke={thread} strokeWidth={Math.min(2.6, gap * 0.5)} d={stripes} />}
      {isOpen && <path stroke="#e9b949" strokeWidth="5" d="M2.5 0v21M69.5 0v21" />}
    </svg>
  );
}

/** All ribbons, the newest on top as they are worn: rows are filled from the foot. */
export function Rack({ view }: { view: SiteView }) {
  const ribbons = rackOf(view);
  return (
    <div className="rack" aria-hidden="true">
      {ribbons.toReversed().map((ribbon, index) => (
        <RibbonMark key={index} ribbon={ribbon} />
      ))}
    </div>
  );
}

/** What the ribbons mean; each kind leads to its part of the record. */
export function Legend({ view }: { view: SiteView }) {
  const kinds = kindsOf(view);
  const ribbons = rackOf(view);
  const { stripe, edge } = sheetWordsIn(view.labelsLang);
  const [first] = kinds;
  if (!first) return null;
  const signs = [
    ...(ribbons.some(({ years }) => years > 0) ? [{ words: stripe, years: 3, isOpen: false }] : []),
    ...(ribbons.some(({ isOpen }) => isOpen) ? [{ words: edge, years: 0, isOpen: true }] : []),
  ];
  return (
    <ul className="legend no-print" lang={labelLang(view)}>
      {kinds.map(({ kind, anchor, title, isOwnTitle }) => (
        <li key={kind}>
          <RibbonMark ribbon={{ kind, years: 0, isOpen: false }} />
          <a href={`#${anchor}`} lang={isOwnTitle ? view.lang : undefined}>
            {title}
          </a>
        </li>
      ))}
      {signs.map(({ words, ...sign }) => (
        <li key={words}>
          <RibbonMark ribbon={{ kind: first.kind, ...sign }} />
          {words}
        </li>
      ))}
    </ul>
  );
}
