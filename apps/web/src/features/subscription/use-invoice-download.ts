import { endpointUrl, requestHeaders } from "@vitrine/api-client";
import { contract } from "@vitrine/contract";
import type { Invoice } from "@vitrine/model";
import { toast } from "@vitrine/ui";
import { useState } from "react";
import { getSession } from "../../lib/session/session-store.ts";
import { useSingleFlight } from "../../lib/use-single-flight.ts";

/** Saves an invoice as a file. The call names its session, so that a plain link would not do. */
export function useInvoiceDownload(): { download: (invoice: Invoice) => void; loadingId: number | null } {
  const [loadingId, setLoadingId] = useState<number | null>(null);
  const download = useSingleFlight(async (invoice: Invoice) => {
    setLoadingId(invoice.id);
    try {
      saveFile(await loadPdf(invoice.id), `${invoice.number}.pdf`);
    } catch {
      toast.error("The invoice could not be downloaded. Check your connection and try again.");
    }
    setLoadingId(null);
  });
  return { download: (invoice) => void download(invoice), loadingId };
}

async function loadPdf(invoiceId: number): Promise<Blob> {
  const url = endpointUrl("/api", contract.billing.downloadInvoice, { params: { invoiceId } });
  const response = await fetch(url, { headers: requestHeaders(getSession().sessionId) });
  if (!response.ok) throw new Error(`The invoice was refused with ${response.status}.`);
  return response.blob();
}

function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Revoked later: some browsers begin to read only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
