import type { Missing } from "./missing-names.ts";
import type { Entry } from "./segment-entries.ts";
import { wordsOf } from "../../core/words.ts";
import { jobScore, organisationScore } from "./word-scores.ts";

const leastAlike = { entries: 2, share: 0.5 };
const mostWords = 6;
/** From here on words surely name a post or an organisation. */
const surelyNames = 1.6;

/** Whether the text of an entry begins with a bullet that is nothing but the name of a post. */
function opensWithPost({ body: [row, next] }: Entry): boolean {
  if (row === undefined || !row.bullet || row.anchor !== null || next?.continues === true) return false;
  if (/[.:;,]$/u.test(row.text) || wordsOf(row.text).length > mostWords) return false;
  return jobScore(row.text) >= surelyNames && organisationScore(row.text) < surelyNames;
}

/**
 * "Heron Freight, Tarn" over "• Driver", again and again: where most entries that lack a post begin their text so, that
 * bullet is their post. Gives each such entry with the bullet in its header, null for the others.
 */
export function withBulletedPosts(
  entries: readonly Entry[],
  missing: readonly (Missing | "both" | null)[],
): (Entry | null)[] {
  const lacking = entries.filter((_, index) => missing[index] === "position");
  const opened = lacking.filter(opensWithPost);
  const areMost = opened.length >= Math.max(leastAlike.entries, lacking.length * leastAlike.share);
  if (!areMost || lacking.length * 2 < entries.length) return entries.map(() => null);
  return entries.map((entry, index) =>
    missing[index] === "position" && opensWithPost(entry)
      ? { header: [...entry.header, ...entry.body.slice(0, 1)], body: entry.body.slice(1) }
      : null,
  );
}
