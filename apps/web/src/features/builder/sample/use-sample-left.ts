import type { Website } from "@vitrine/model";
import type { SampleLeft } from "@vitrine/templates/sample-words";
import { useEffect, useMemo, useState } from "react";

type Words = typeof import("@vitrine/templates/sample-words");

const nothing: readonly SampleLeft[] = [];

/** What a site that nobody else has seen yet still says of the sample person that it began with. */
export function useSampleLeft(website: Website): readonly SampleLeft[] {
  const isDraft = website.status === "draft";
  const [words, setWords] = useState<Words | null>(null);
  useEffect(() => {
    if (!isDraft) return;
    let isGone = false;
    // Without them nothing is marked here, and the server still judges.
    import("@vitrine/templates/sample-words").then(
      (loaded) => (isGone ? undefined : setWords(loaded)),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [isDraft]);
  return useMemo(() => (isDraft && words ? words.sampleLeft(website) : nothing), [isDraft, words, website]);
}
