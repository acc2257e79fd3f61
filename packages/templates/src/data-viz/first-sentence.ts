/** Splits a text into what a chart would have as its title, and the rest. */
export function firstSentence(text: string): [string, string] {
  const match = /^([\s\S]*?[.!?。؟])\s+(?=[^\s])/u.exec(text);
  const sentence = match?.[1];
  return sentence ? [sentence, text.slice(match[0].length)] : [text, ""];
}
