import type { FoundItem } from "../core/found.ts";
import { compactKey } from "../core/words.ts";

/**
 * A table of all posts above the details of each names every post twice: of two jobs with the same employer, post, and
 * dates, the one that tells more stays, at the first one's place.
 */
export function withoutTwins(jobs: readonly FoundItem[]): FoundItem[] {
  const kept = new Map<string, FoundItem>();
  jobs.forEach((job, index) => {
    const key = keyOf(job) ?? `${index}`;
    const twin = kept.get(key);
    kept.set(key, twin === undefined || tells(job) > tells(twin) ? job : twin);
  });
  return [...kept.values()];
}

/** What two tellings of one job share; null where too little is said of it to know it again. */
function keyOf({ fields: { company, position, start_date, end_date }, current }: FoundItem): string | null {
  if (company === undefined || start_date === undefined) return null;
  const names = [company, position].map((name) => compactKey(name?.value ?? ""));
  return [...names, start_date.value, end_date?.value ?? "", `${current}`].join("\n");
}

const tells = ({ fields: { description } }: FoundItem): number => description?.value.length ?? 0;
