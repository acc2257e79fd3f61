import type { SampleLeft } from "@vitrine/templates/sample-words";
import { Notice } from "@vitrine/ui";

/** Says on a screen of the builder what in it is still the sample person's. */
export function SampleNotice({ left }: { left: readonly SampleLeft[] }) {
  if (left.length === 0) return null;
  return (
    <Notice tone="warning" title="Not yours yet">
      {`Still the sample person’s: ${left.map(({ label }) => label).join(", ")}. Replace or remove it before you publish.`}
    </Notice>
  );
}
