import { sampleLeftMessage } from "@vitrine/model";
import type { SampleLeft, SamplePlace } from "@vitrine/templates/sample-words";
import { Button, Notice } from "@vitrine/ui";
import { RemoveSample } from "./remove-sample.tsx";
import { builderSections } from "../../../lib/builder-sections.ts";

type SampleListProps = { left: readonly SampleLeft[]; onPlace: (place: SamplePlace) => void };

/** Everything that keeps a site from others because a sample person says it, each with the way to where it is edited. */
export function SampleList({ left, onPlace }: SampleListProps) {
  const places = Map.groupBy(left, ({ place }) => place);
  return (
    <Notice tone="warning" role="alert" title="Not yours yet">
      <p>{sampleLeftMessage}</p>
      <ul className="mt-2 flex flex-col gap-1">
        {[...places].map(([place, found]) => (
          <li key={place} className="flex flex-wrap items-baseline gap-x-2">
            <Button variant="quiet" size="small" className="-ms-3 max-md:min-h-11" onClick={() => onPlace(place)}>
              {builderSections.find(({ id }) => id === place)?.label ?? place}
            </Button>
            <span className="min-w-0 wrap-anywhere">{found.map(({ label }) => label).join(", ")}</span>
          </li>
        ))}
      </ul>
      <RemoveSample left={left} />
    </Notice>
  );
}
