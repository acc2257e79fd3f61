import { phraseKey, wordsOf } from "../core/words.ts";
import type { Row } from "./entries/rows.ts";
import type { NamedRows } from "./project-names.ts";
import { saysName } from "./project-titles.ts";

const label = /^(?<label>\p{Lu}?[\p{L}/&' ]{2,44}?)\s*[:：](?:\s|$)/u;
const mostWordsOfLabel = 5;
const leastLabels = 2;
const leastProjects = 2;
const mostWordsOfName = 16;

/**
 * A list of projects that is filled in like a form: a name, and below it rows such as "Role: Developer", "Description:"
 * and "Environment: …" that come back below each. The label that comes first in the list opens each project below its
 * name; all that follows tells of it. Null where the list is no such form.
 */
export function labelledProjects(rows: readonly Row[]): NamedRows | null {
  const keys = rows.map((row) => (saysName(row.text) ? "" : labelKey(row)));
  const counts = new Map<string, number>();
  for (const key of keys) if (key !== "") counts.set(key, (counts.get(key) ?? 0) + 1);
  const ofForm = [...counts].filter(([, count]) => count >= leastProjects).map(([key]) => key);
  const opening = keys.find((key) => key !== "") ?? "";
  if (ofForm.length < leastLabels || !ofForm.includes(opening)) return null;
  const names = keys.flatMap((key, at) => (key === opening ? [nameAbove(rows, keys, at)] : []));
  if (names.includes(null) || names[0] !== 0) return null;
  const opened = new Set(names);
  const out = rows.map((row, at) =>
    opened.has(at) ? { ...row, prose: false, bullet: false } : { ...row, prose: true, bullet: true, anchor: null },
  );
  return { rows: out, named: new Set(out.filter((_, at) => opened.has(at))) };
}

function labelKey({ text, bullet }: Row): string {
  const said = bullet ? undefined : label.exec(text)?.groups?.["label"];
  return said === undefined || wordsOf(said).length > mostWordsOfLabel ? "" : phraseKey(said);
}

/** Where the name right above a label begins; null where no name stands there. */
function nameAbove(rows: readonly Row[], keys: readonly string[], at: number): number | null {
  let name = at - 1;
  while (name > 0 && rows[name]?.continues === true && keys[name] === "") name -= 1;
  const row = rows[name];
  const isName =
    row !== undefined && keys[name] === "" && !row.bullet && /\p{L}/u.test(row.text) && !/[.;,]$/u.test(row.text);
  return isName && wordsOf(row.text).length <= mostWordsOfName ? name : null;
}
