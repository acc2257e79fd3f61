import type { SampleLeft } from "@vitrine/templates/sample-words";
import { Button, toast } from "@vitrine/ui";
import { useState } from "react";
import { newIdempotencyKey } from "../../../lib/idempotency-key.ts";
import { readEntries } from "../work/section-entries.ts";
import { useOperations } from "../work/use-operations.ts";
import { useBuilderWork } from "../work/work-context.ts";
import { sampleEntries, type SampleEntry } from "./sample-entries.ts";

const failed = "The sample person’s entries could not be removed.";

/** Takes every entry of the sample person away at once; one step of undo brings them back. */
export function RemoveSample({ left }: { left: readonly SampleLeft[] }) {
  const { store } = useBuilderWork();
  const { attempt } = useOperations();
  const [isBusy, setBusy] = useState(false);
  const found = sampleEntries(store.shown(), left);
  if (found.length === 0) return null;
  const removeAll = async () => {
    setBusy(true);
    const together = newIdempotencyKey();
    for (const { section, of, entry } of found) {
      const index = placeOf({ section, of, entry });
      if (index < 0) continue;
      const done = await attempt({ kind: "entry_removed", section, of, entry, index, together }, failed);
      if (done === null) return setBusy(false);
    }
    setBusy(false);
    toast.success("The sample person’s entries are removed. Undo brings them back.");
  };
  const placeOf = ({ section: id, entry }: SampleEntry) => {
    const website = store.shown();
    const section = website.sections.find((one) => one.id === id);
    return section ? readEntries(website, section).findIndex((one) => one.id === entry.id) : -1;
  };
  return (
    <Button className="mt-3" busy={isBusy} busyLabel="Removing…" onClick={() => void removeAll()}>
      {found.length === 1 ? "Remove the sample entry" : `Remove all ${found.length} sample entries`}
    </Button>
  );
}
