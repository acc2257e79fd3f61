import type { Website } from "@vitrine/model";
import type { SampleLeft } from "@vitrine/templates/sample-words";
import { useEffect, useMemo, useState } from "react";

type Words = typeof import("@vitrine/templates/sample-words");

const nothing: readonly SampleLeft[] = [];

const longestWait = 3000;
const shortestWait = 600;

/** Calls back when the browser has nothing else to do for a while, after three seconds at the latest; gives what takes it back. */
function onceIdle(callback: () => unknown): () => void {
  let idle: number | null = null;
  const timer = setTimeout(() => {
    // Safari has no such call.
    if (typeof requestIdleCallback === "undefined") callback();
    else idle = requestIdleCallback(callback, { timeout: longestWait - shortestWait });
  }, shortestWait);
  return () => {
    clearTimeout(timer);
    if (idle !== null) cancelIdleCallback(idle);
  };
}

/** What a site that nobody else has seen yet still says of the sample person that it began with. */
export function useSampleLeft(website: Website): readonly SampleLeft[] {
  const isDraft = website.status === "draft";
  const [words, setWords] = useState<Words | null>(null);
  useEffect(() => {
    if (!isDraft) return;
    let isGone = false;
    // They weigh as much as a screen, so they come once the builder can be used. Without them nothing is marked here,
    // and the server still judges.
    const cancel = onceIdle(() =>
      import("@vitrine/templates/sample-words").then(
        (loaded) => (isGone ? undefined : setWords(loaded)),
        () => undefined,
      ),
    );
    return () => {
      isGone = true;
      cancel();
    };
  }, [isDraft]);
  return useMemo(() => (isDraft && words ? words.sampleLeft(website) : nothing), [isDraft, words, website]);
}
