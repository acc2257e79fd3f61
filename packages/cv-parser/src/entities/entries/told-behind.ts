import { wordsOf } from "../../core/words.ts";

const sign = /^(?:[)\]]?\s*[:：]\s+|[)\]]\s?(?:\.|[–—-])\s+)(?=\p{L})/u;
const leastWords = { small: 3, stopped: 5, any: 9 };

/**
 * How long the sign is behind the period of "Waiter, Café Nord (2015 – 2017): served sixty guests, cash and cleaning"
 * that text about the job follows; null where names or nothing follow.
 */
export function toldBehind(after: string): number | null {
  const found = sign.exec(after);
  if (found === null) return null;
  const told = after.slice(found[0].length);
  const count = wordsOf(told).length;
  if (count >= leastWords.any || (count >= leastWords.stopped && /[.;]\s*$/u.test(told))) return found[0].length;
  const long = told.match(/\p{L}{4,}/gu) ?? [];
  const small = long.filter((word) => /^\p{Ll}/u.test(word));
  return count >= leastWords.small && small.length * 2 > long.length ? found[0].length : null;
}
