import { readFileSync } from "node:fs";

type Manifest = { files: readonly { id: string; split: string; person: string; partial: boolean; round?: number }[] };

const { files } = JSON.parse(readFileSync(new URL("../../corpus/manifest.json", import.meta.url), "utf8")) as Manifest;

/**
 * The names of the corpus's files in one of its parts: all of them, those of the first `share` of its people, or those
 * that the first `rounds` of gathering brought.
 */
export function filesOf(split: "train" | "tune", { share = 1, rounds = Infinity } = {}): ReadonlySet<string> {
  const own = files.filter(
    (file) => file.split === split && (split === "train" || !file.partial) && (file.round ?? 1) <= rounds,
  );
  const people = [...new Set(own.map(({ person }) => person))].toSorted();
  const chosen = new Set(people.slice(0, Math.ceil(people.length * share)));
  return new Set(own.filter(({ person }) => chosen.has(person)).map(({ id }) => id));
}
