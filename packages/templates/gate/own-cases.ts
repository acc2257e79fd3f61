import { personaFor } from "../src/personas/index.ts";
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
function ownCases(slug: string): string[] {
  return [...broad, ...shareOf(slug, others, 8)];
}

/** What lies widest in a page: whichever template breaks at a width breaks at one of these first. */
const widest = ["thirty of everything", "forty-letter word", "right to left", "layouts and pictures of all sizes"];

/** What owners arranged is looked at with every kind there is. */
const laidOutElsewhere = ["sections in an order of their owner's"];

/** The names of the data cases that a template is laid out with in a browser: the widest, and half of its other ones. */
export function laidOutCases(slug: string): string[] {
  const rest = ownCases(slug).filter((name) => ![...widest, ...laidOutElsewhere].includes(name));
  return [...widest, ...shareOf(slug, rest, 2)];
}

/** The same for what takes longer than the rest with the length of a page: lists that fold, but no long ones. */
export function shortCases(slug: string): string[] {
  return [...new Set(["nine of everything", ...ownCases(slug).filter((name) => name !== "thirty of everything")])];
}

const isPerson = (name: string) => name.startsWith("persona ");
const people = Object.keys(dataCases).filter(isPerson);
const edges = Object.keys(dataCases).filter((name) => !isPerson(name));

/** The names of the data cases whose markup a template is held to: every edge, its own sample person, some of the others. */
export function heldCases(slug: string): string[] {
  return [...new Set([...edges, `persona ${personaFor(slug).id}`, ...shareOf(slug, people, 4)])];
}
