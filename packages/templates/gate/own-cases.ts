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
export function ownCases(slug: string): string[] {
  return [...broad, ...shareOf(slug, others, 8)];
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
