import { isMainThread } from "node:worker_threads";
import { answerJobs } from "../answer-jobs.ts";

/** For the tests of work threads: answers, fails, or never ends. */
answerJobs(({ act, word }: { act: "answer" | "throw" | "burn" | "hoard"; word: string }) => {
  if (act === "answer") return { word, isMainThread };
  if (act === "throw") throw new Error(word);
  const hoard: string[][] = [];
  for (;;) if (act === "hoard") hoard.push(Array.from({ length: 10_000 }, () => word));
});
