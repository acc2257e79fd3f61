import { exportFileName, type ExportFormat } from "@vitrine/model";
import { toast } from "@vitrine/ui";
import { useState } from "react";
import { endsSession, failureMessages } from "../form-errors.ts";
import { useSingleFlight } from "../use-single-flight.ts";

export type Export = { exportAs: (format: ExportFormat) => void; isBusy: boolean };

/** Saves a website as a file, and says how far that is. */
export function useExport(websiteId: number): Export {
  const [isBusy, setBusy] = useState(false);
  const exportAs = useSingleFlight(async (format: ExportFormat) => {
    const name = exportFileName(websiteId, format);
    setBusy(true);
    toast.info(`Preparing ${name}…`, { id: name });
    try {
      // The client of the API comes with the call, not with the page.
      const { downloadExport } = await import("./download-export.ts");
      await downloadExport(websiteId, format);
      toast.success(`${name} has been saved as a file.`, { id: name });
    } catch (error) {
      if (!endsSession(error)) {
        for (const message of failureMessages(error, "Failed to export website")) toast.error(message, { id: name });
      }
    }
    setBusy(false);
  });
  return { exportAs: (format) => void exportAs(format), isBusy };
}
