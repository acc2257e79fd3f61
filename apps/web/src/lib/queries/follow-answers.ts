import { hashKey, type QueryKey } from "@tanstack/react-query";
import { queryClient } from "../query-client.ts";

/**
 * Hands on what a question is answered, now and each time anew, also where the answer is the same again. What is known
 * to be old is not handed on.
 * @returns stops it
 */
export function followAnswers<T>(queryKey: QueryKey, hear: (answer: T) => void): () => void {
  const hash = hashKey(queryKey);
  const isOld = () => queryClient.getQueryState(queryKey)?.isInvalidated === true;
  const tell = () => {
    const answer = queryClient.getQueryData<T>(queryKey);
    if (answer !== undefined) hear(answer);
  };
  if (!isOld()) tell();
  return queryClient.getQueryCache().subscribe((event) => {
    if (event.type === "updated" && event.action.type === "success" && event.query.queryHash === hash) tell();
  });
}
