/** A function that answers at once when it is asked the same again: lists that did not change are not read anew. */
export function rememberLast<Args extends readonly unknown[], Answer>(
  read: (...args: Args) => Answer,
): (...args: Args) => Answer {
  let last: { args: Args; answer: Answer } | null = null;
  return (...args) => {
    if (!last || args.some((arg, index) => !Object.is(arg, last?.args[index]))) last = { args, answer: read(...args) };
    return last.answer;
  };
}
