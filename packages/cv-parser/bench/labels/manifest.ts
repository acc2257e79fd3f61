import { readFileSync } from "node:fs";

type Manifest = { files: readonly { id: string; split: string; person: string; partial: boolean }[] };

const { files } = JSON.parse(readFileSync(new URL("../../corpus/manifest.json", import.meta.url), "utf8")) as Manifest;

/** The names of the corpus's files in one of its parts: all of them, or those of the first `share` of its people. */
export function filesOf(split: "train" | "tune", { share = 1 } = {}): ReadonlySet<string> {
  const own = files.filter((file) => file.split === split && (split === "train" || !file.partial));
  const people = [...new Set(own.map(({ person }) => person))].toSorted();
  const chosen = new Set(people.slice(0, Math.ceil(people.length * share)));
  return new Set(own.filter(({ person }) => chosen.has(person)).map(({ id }) => id));
}
