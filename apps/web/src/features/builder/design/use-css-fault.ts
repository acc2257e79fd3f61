import { useEffect, useState } from "react";
import { useRested } from "./use-rested.ts";

/** Half a rule is no fault yet: typing rests so long before it is looked at, in milliseconds. */
const restMs = 400;

/** The reader of CSS comes with the first text; where it cannot be loaded, the server judges alone. */
const loadGuard = () => import("@vitrine/templates/custom-css").catch(() => null);

/** What the server would refuse of this CSS, in its own words; undefined for what holds, and while it is typed. */
export function useCssFault(css: string): string | undefined {
  const rested = useRested(css, restMs);
  const [judged, setJudged] = useState<{ css: string; fault: string | undefined } | null>(null);
  useEffect(() => {
    if (rested.trim() === "") return;
    let isCurrent = true;
    void loadGuard().then((guard) => {
      const fault = guard?.cssFault(rested);
      if (isCurrent) setJudged({ css: rested, fault: guard && fault ? guard.sayCssFault(fault) : undefined });
    });
    return () => {
      isCurrent = false;
    };
  }, [rested]);
  return judged?.css === css ? judged.fault : undefined;
}
