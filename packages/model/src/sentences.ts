/**
 * The place after a mark that ends a sentence and the spaces behind it: the mark stands after a word or letters that are
 * no usual abbreviation, a figure or a closing mark, and before what may begin a sentence, which is asked first so that
 * long gaps are looked through once. Marks of East Asia need no space.
 */
const betweenSentences =
  /(?=[\p{Lu}\p{Lo}\p{N}"“«(¿¡])(?<=(?:[\p{Ll}\p{Lo}\p{M}\p{N})\]"'”’»%]{2}|\p{Lu}{2}|[)\]"'”’»%]|(?<=\p{L}\s)\p{N})(?<!\b(?:approx|bzw|[Dd]ept|[Dd]ipl|incl|inkl|[Pp]rof|resp|[Uu]niv|vgl))[.!?؟।]+["”’»)]?\s+)|(?=[^\s。！？])(?<=[。！？]\s*)/gu;

/** The sentences of a text, each with the spaces behind it, so that together they are the text again. */
export function sentencesIn(text: string): string[] {
  return text.split(betweenSentences);
}
