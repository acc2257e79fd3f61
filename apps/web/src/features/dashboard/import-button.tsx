import { Button } from "@vitrine/ui";
import { FileUp } from "lucide-react";
import { useRef } from "react";
import { useImportPortfolio } from "./use-new-copies.ts";

/** Chooses the JSON file of an export and makes a website of it. */
export function ImportButton({ className }: { className?: string }) {
  const chooser = useRef<HTMLInputElement>(null);
  const { bring, isImporting } = useImportPortfolio();
  return (
    <>
      <Button
        variant="quiet"
        className={className}
        icon={<FileUp size={18} strokeWidth={1.75} aria-hidden="true" />}
        busy={isImporting}
        busyLabel="Importing…"
        onClick={() => chooser.current?.click()}
      >
        Import from File
      </Button>
      <input
        ref={chooser}
        type="file"
        hidden
        accept=".json,application/json"
        onChange={(event) => {
          const file = event.target.files?.[0];
          // The same file may be chosen again.
          event.target.value = "";
          if (file) bring(file);
        }}
      />
    </>
  );
}
