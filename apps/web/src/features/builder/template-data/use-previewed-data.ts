import { useEffect, useState } from "react";
import { createPreviewSchedule } from "./preview-schedule.ts";
import type { Data } from "./read-values.ts";

type PreviewedData = {
  /** Newer data than the website's own; null while the preview shows what is stored. */
  data: Data | null;
  push: (data: Data, source: "form" | "section") => void;
  saved: (data: Data) => void;
};

/** What the preview shows of a category's data: edits after their debounce, saved data at once. */
export function usePreviewedData(category: string, stored: Data | null, kept: Data | null): PreviewedData {
  const [shown, setShown] = useState<{ category: string; data: Data } | null>(null);
  const [schedule] = useState(() =>
    createPreviewSchedule<{ category: string; data: Data }>(({ data }) => setShown(data)),
  );
  useEffect(() => () => schedule.stop(), [schedule]);
  useEffect(() => {
    if (stored) schedule.loaded();
  }, [schedule, stored]);
  const own = shown?.category === category ? shown.data : kept;
  return {
    data: own,
    push: (data, source) => schedule.push({ category, data }, source),
    saved: (data) => {
      schedule.stop();
      setShown({ category, data });
    },
  };
}
