import { useEffect, useEffectEvent } from "react";
import { useSectionPlace } from "../shell/section-place.ts";

/**
 * Has the preview go to the entry whose form is opened; for a new one to its section.
 * @param sectionOf the section that shows the entry, if any
 */
export function useFollowedEntry(sectionOf: () => number | undefined, entry: number | null): void {
  const { point } = useSectionPlace();
  const follow = useEffectEvent(() => {
    const section = sectionOf();
    if (section !== undefined) point({ section, ...(entry === null ? {} : { entry }), scroll: true });
  });
  useEffect(() => follow(), []);
}
