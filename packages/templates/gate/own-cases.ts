import { dataCases } from "./data-cases.ts";
import { shareOf } from "./shards.ts";

/** Each is at the edge of something, and together they hold every kind, every form and every script. */
const broad = [
  "name only",
  "thirty of everything",
  "wide photo",
  "sixty-character name",
  "forty-letter word",
  "right to left",
  "hostile strings",
  "data of every family",
  "layouts and pictures of all sizes",
  "sections in an order of their owner's",
];

const others = Object.keys(dataCases).filter((name) => !broad.includes(name));

/** The names of the data cases that a template is held to where a look is dear: the broad ones and some of the others. */
export function ownCases(slug: string): string[] {
  return [...broad, ...shareOf(slug, others, 4)];
}
