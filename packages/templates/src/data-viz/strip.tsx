import type { DatesView } from "../view/dates.ts";
import { place } from "./chart.tsx";
import { spanOn, type TimeScale } from "./time-scale.ts";

/** The shared axis as a thin line over an entry, with the entry's own bar on it; the dates stand in the text. */
export function Strip({ scale, dates, kind }: { scale: TimeScale; dates: DatesView | null; kind: string }) {
  const span = dates && spanOn(scale, dates);
  return (
    <span className="strip" data-kind={kind} aria-hidden="true">
      {span && <i style={place(span)} data-open={span.open || undefined} />}
    </span>
  );
}
