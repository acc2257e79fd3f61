/** A place of the builder that something outside of it asks for: a screen, or a section with perhaps one of its entries. */
export type AskedPlace = { websiteId: number } & ({ screen: string } | { sectionId: number; entry: number | null });

let waiting: AskedPlace | null = null;
let answer: ((asked: AskedPlace) => void) | null = null;

/** Opens a place in the builder that is open, or in the next one. */
export function askBuilder(asked: AskedPlace): void {
  if (answer) answer(asked);
  else waiting = asked;
}

/**
 * Takes what is asked of the builder of a website, also what was asked before it opened.
 * @returns ends that
 */
export function answerBuilder(websiteId: number, open: (asked: AskedPlace) => void): () => void {
  const hear = (asked: AskedPlace) => (asked.websiteId === websiteId ? open(asked) : void (waiting = asked));
  const asked = waiting;
  waiting = null;
  answer = hear;
  if (asked) hear(asked);
  return () => {
    if (answer === hear) answer = null;
  };
}
