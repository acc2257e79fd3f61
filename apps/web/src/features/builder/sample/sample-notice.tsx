import type { SampleLeft } from "@vitrine/templates/sample-words";
import { Notice } from "@vitrine/ui";
import { RemoveSample } from "./remove-sample.tsx";

/** Says on a screen of the builder what in it is still the sample person's. */
export function SampleNotice({ left }: { left: readonly SampleLeft[] }) {
  if (left.length === 0) return null;
  return (
    <Notice tone="warning" title="Not yours yet">
      <p>{`Still the sample person’s: ${left.map(({ label }) => label).join(", ")}. Replace or remove it before you publish.`}</p>
      <RemoveSample left={left} />
    </Notice>
  );
}
