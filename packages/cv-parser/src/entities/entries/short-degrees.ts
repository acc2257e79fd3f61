import { wordSet } from "../../core/words.ts";

const ambiguous = wordSet(
  "as me be ma ir mr dr med cap master technical tecnico fp major foundation fellowship graduate promotion cep bep lehre first",
);

/** Short words for degrees that are words of another sense as well. */
export const isShortAmbiguous = (word: string): boolean => ambiguous.has(word);

/** True where such a word is written as a degree is. */
export function isDegreeAbbreviation(text: string): boolean {
  return /^(?:A\.?S|M\.?E|B\.?E|M\.?A|Ir|Dr|M\.?Ed|CAP|CEP|BEP|FP|Lehre|Promotion|M[aá]ster|Foundation|Technic|Técnic|Graduate|LEHRE|PROMOTION|M[AÁ]STER|FOUNDATION|TECHNIC|T[EÉ]CNIC|GRADUATE)/.test(
    text,
  );
}
