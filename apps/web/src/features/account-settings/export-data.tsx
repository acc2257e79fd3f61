import { Button, toast } from "@vitrine/ui";
import { Download } from "lucide-react";
import { useState } from "react";
import { quietApi } from "../../lib/api.ts";
import { sayFailure } from "../../lib/say-failure.ts";
import { useSession } from "../../lib/session/session-store.ts";
import { useSingleFlight } from "../../lib/use-single-flight.ts";

/** Saves the account's data as a file. The call names its session, so that a plain link would not do. */
export function ExportData() {
  const { user } = useSession();
  const [isLoading, setLoading] = useState(false);
  const download = useSingleFlight(async () => {
    setLoading(true);
    try {
      const everything = await quietApi.accountSettings.exportAccount();
      saveFile(JSON.stringify(everything, null, 2), `vitrine-account-${user?.id ?? ""}.json`);
      toast.success("Your data has been saved as a file.");
    } catch (error) {
      sayFailure(error, "Your data could not be exported. Please try again.");
    }
    setLoading(false);
  });
  return (
    <Button
      icon={<Download size={16} strokeWidth={1.75} aria-hidden="true" />}
      busy={isLoading}
      busyLabel="Preparing…"
      onClick={() => void download()}
    >
      Export my data
    </Button>
  );
}

function saveFile(content: string, name: string) {
  const url = URL.createObjectURL(new Blob([content], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Revoked later: some browsers begin to read only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
