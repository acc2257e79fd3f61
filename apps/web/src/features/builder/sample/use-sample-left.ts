import type { Website } from "@vitrine/model";
import type { SampleLeft } from "@vitrine/templates/sample-words";
import { useEffect, useMemo, useState } from "react";

type Words = typeof import("@vitrine/templates/sample-words");

const nothing: readonly SampleLeft[] = [];

const longestWait = 5000;
const shortestWait = 2500;

/** An address that nobody can have (RFC 2606): a sample person's is still there, so more of them will be. */
const madeUp = /\.example$/i;

/** Calls back when the browser has nothing else to do for a while, after five seconds at the latest; gives what takes it back. */
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
  const isLikely = madeUp.test(website.contact.email);
  const [words, setWords] = useState<Words | null>(null);
  useEffect(() => {
    if (!isDraft) return;
    let isGone = false;
    // Without them nothing is marked here, and the server still judges.
    const load = () =>
      import("@vitrine/templates/sample-words").then(
        (loaded) => (isGone ? undefined : setWords(loaded)),
        () => undefined,
      );
    // They weigh as much as a screen, so where they will hardly be needed they come once the builder can be used.
    const cancel = isLikely ? void load() : onceIdle(load);
    return () => {
      isGone = true;
      cancel?.();
    };
  }, [isDraft, isLikely]);
  return useMemo(() => (isDraft && words ? words.sampleLeft(website) : nothing), [isDraft, words, website]);
}
