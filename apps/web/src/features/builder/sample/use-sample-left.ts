import type { Website } from "@vitrine/model";
import type { SampleLeft } from "@vitrine/templates/sample-words";
import { useEffect, useMemo, useState } from "react";

type Words = typeof import("@vitrine/templates/sample-words");

const nothing: readonly SampleLeft[] = [];

/** What a site that nobody else has seen yet still says of the sample person that it began with. */
export function useSampleLeft(website: Website): readonly SampleLeft[] {
  // What the server found nothing in asks for no marks: they weigh as much as the rest of a screen.
  const isMarked = website.status === "draft" && website.has_sample !== false;
  const [words, setWords] = useState<Words | null>(null);
  useEffect(() => {
    if (!isMarked) return;
    let isGone = false;
    // Without them nothing is marked here, and the server still judges.
    import("@vitrine/templates/sample-words").then(
      (loaded) => (isGone ? undefined : setWords(loaded)),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [isMarked]);
  return useMemo(() => (isMarked && words ? words.sampleLeft(website) : nothing), [isMarked, words, website]);
}
