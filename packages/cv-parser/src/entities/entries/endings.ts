import { endingsOfLanguages } from "../../lexicon/by-language/all.ts";

type Ending = Parameters<typeof endingsOfLanguages>[0];

const setOf = (kind: Ending): { ends: ReadonlySet<string>; longest: number } => {
  const ends = new Set(endingsOfLanguages(kind));
  return { ends, longest: Math.max(...[...ends].map(({ length }) => length)) };
};
const endings = {
  jobs: setOf("jobs"),
  schools: setOf("schools"),
  degrees: setOf("degrees"),
  employers: setOf("employers"),
} satisfies Record<Ending, ReturnType<typeof setOf>>;

/** Longer texts are no names. */
const longest = 28;
const mostWords = 4;
/** What a name says in brackets behind itself. */
const behind = /\s?[(（][^()（）]{1,16}[)）]$/u;
/** Marks of clauses and of sentences, which no name holds. */
const clause = /[。,，、;；:：!?！？]/u;
const scripts = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}㈜㈱㈲)]$/u;

/** True for a text that ends as names of a kind do where words are written without blanks: "물류관리담당자", "門市人員". */
export function endsAs(kind: Ending, text: string): boolean {
  const trimmed = text.trim();
  if (trimmed.length > longest || clause.test(trimmed)) return false;
  const { ends, longest: most } = endings[kind];
  const bare = trimmed.replace(behind, "");
  if (!scripts.test(bare) || bare.split(/\s+/u).length > mostWords) return false;
  for (let length = Math.min(most, bare.length); length > 0; length -= 1)
    if (ends.has(bare.slice(bare.length - length))) return true;
  return false;
}
