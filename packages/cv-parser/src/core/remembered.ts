/** Longer texts are asked about once: no line of a CV has as many characters. */
const longest = 400;
/** Lines of some hundred pages. */
const most = 4000;

/**
 * A pure function of a text that keeps its answers: several rules ask about the same line, and several readings of a
 * page about the same words. Answers are shared, so nobody may change one.
 */
export function remembered<Answer>(answer: (text: string) => Answer): (text: string) => Answer {
  const answers = new Map<string, Answer>();
  return (text) => {
    const known = answers.get(text);
    if (known !== undefined || text.length > longest) return known ?? answer(text);
    const found = answer(text);
    if (answers.size >= most) answers.clear();
    answers.set(text, found);
    return found;
  };
}
