const leastOfHead = 20;

/**
 * Whether two stretches of letters are both names of a head that has no blank between them: "JaneRoe".
 * @param size of the second one, in points
 */
export const isSecondName = (first: string, second: string, size: number): boolean =>
  size >= leastOfHead && /\p{Ll}$/u.test(first) && /^\p{Lu}/u.test(second);
