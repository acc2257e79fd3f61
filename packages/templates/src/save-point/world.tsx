import type { SiteView } from "../view/site-view.ts";
import { placesOf, today, type Place } from "./places.ts";
import { numbersFrom, pixelsOf, seedOf } from "./sprite.tsx";

/** What stands at a place, drawn upwards from its middle. */
const built: Readonly<Record<Place["size"], string>> = {
  tent: "M-6 0v-2h2v-3h2v-3h4v3h2v3h2v2h-5v-3h-2v3Z",
  house: "M-7 0v-8h-2v-2h2v-2h2v-2h2v-2h6v2h2v2h2v2h2v2h-2v8H2v-5h-4v5Z",
  tower: "M-6 0v-20h-2v-6h3v2h3v-2h4v2h3v-2h3v6h-2V0H2v-5h-4v5Z",
  castle:
    "M-15 0V-15H-16V-21H-13V-19H-11V-21H-8V-13H-6V-22H-7V-28H-4V-26H-2V-28H2V-26H4V-28H7V-22H6V-13H8V-21H11V-19H13V-21H16V-15H15V0H3V-7H-3V0Z",
};
const tree = "m3 0h3v2h2v3h1v3h-3v3h-3v-3h-3v-3h1v-3h2Z";
const flag = "M0 0v-15h2v1h8v2h-2v2h2v2h-8v8Z";

/** The map of a life: a road from place to place, and on its end whoever walks it. The land is made of the name. */
export function World({ view }: { view: SiteView }) {
  const { person, experience, asOf } = view;
  const places = placesOf(experience.items, asOf);
  const last = places.at(-1);
  const size = Math.min(1, 10 / places.length);
  const isOn = experience.items[0]?.dates.parsed?.current ?? false;
  return (
    <svg
      className="world"
      viewBox="0 0 320 96"
      preserveAspectRatio="xMaxYMid slice"
      shapeRendering="crispEdges"
      aria-hidden="true"
    >
      <Land seed={seedOf(person.name)} places={places} />
      <path
        className="road"
        d={`M-600 58H${places[0]?.x ?? today}${places.map(({ x, y }) => `H${x}V${y}`).join("")}H${today}`}
      />
      {places.map(({ x, y, size: kind }, index) => (
        <path key={index} className="built" transform={`translate(${x} ${y}) scale(${size})`} d={built[kind]} />
      ))}
      {spaced(places).map(({ x, y, year }) => (
        <text key={x} x={x} y={y + 10}>
          {year}
        </text>
      ))}
      {isOn && last && <path className="flag" transform={`translate(${last.x + 9} ${last.y - 8})`} d={flag} />}
      <g className="walker" transform={`translate(${today} ${(last?.y ?? 58) - 13}) scale(1.6)`}>
        <path d={pixelsOf(person.name)} />
      </g>
    </svg>
  );
}

/** Years that stand clear of each other. */
function spaced(places: readonly Place[]): readonly Place[] {
  const kept: Place[] = [];
  for (const place of places) if (place.year && place.x - (kept.at(-1)?.x ?? -99) > 22) kept.push(place);
  return kept;
}

/** Grass, a river and trees, clear of what is built. */
function Land({ seed, places }: { seed: number; places: readonly Place[] }) {
  const next = numbersFrom(seed);
  const bank = 60 + Math.round(next() * 180);
  const river = Array.from(
    { length: 13 },
    (_, row) => `M${bank + Math.round(next() * 2) * 4 + row * 2} ${row * 8 - 4}h18v8h-18Z`,
  );
  const grass = Array.from(
    { length: 70 },
    () => `M${Math.round(next() * 160) * 2} ${Math.round(next() * 48) * 2}h2v2h-2Z`,
  );
  const trees = Array.from({ length: 34 }, () => ({ x: Math.round(next() * 154) * 2, y: Math.round(next() * 42) * 2 }));
  const isClear = ({ x, y }: { x: number; y: number }) =>
    places.every((place) => Math.abs(place.x - x) > 20 || Math.abs(place.y - 14 - y) > 24) && (y < 22 || y > 76);
  return (
    <>
      <path className="grass" d={grass.join("")} />
      <path className="river" d={river.join("")} />
      <path
        className="trees"
        opacity={0.55}
        d={trees
          .filter(isClear)
          .map(({ x, y }) => `M${x} ${y}${tree}`)
          .join("")}
      />
    </>
  );
}
