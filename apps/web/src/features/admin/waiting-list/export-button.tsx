import { adminContract } from "@vitrine/contract";
import { Button } from "@vitrine/ui";
import { Download } from "lucide-react";
import { useState } from "react";
import { downloadFile } from "../../../lib/exports/download-file.ts";
import { sayFailure } from "../../../lib/say-failure.ts";
import { useSingleFlight } from "../../../lib/use-single-flight.ts";
import type { ListSearch } from "../list/list-search.ts";
import { waitingFilters } from "./waiting-queries.ts";

/** The list as it is narrowed now, as a file for a spreadsheet. */
export function ExportButton({ search }: { search: ListSearch }) {
  const [isBusy, setBusy] = useState(false);
  const load = useSingleFlight(async () => {
    setBusy(true);
    try {
      const query = { ...waitingFilters(search), search: search["search"] };
      await downloadFile(adminContract.adminWaitingList.exportWaiting, { query }, "waiting-list.csv");
    } catch (error) {
      sayFailure(error, "The list could not be exported. Check your connection and try again.");
    }
    setBusy(false);
  });
  return (
    <Button
      busy={isBusy}
      busyLabel="Exporting…"
      icon={<Download size={16} strokeWidth={1.75} aria-hidden="true" />}
      onClick={() => void load()}
    >
      Export CSV
    </Button>
  );
}
