import { Button, Menu, MenuLabel } from "@vitrine/ui";
import { Download } from "lucide-react";
import { ExportItems } from "../../../lib/exports/export-items.tsx";
import { useExport } from "../../../lib/exports/use-export.ts";

/** The website as a file: PDF, Word, live site or data. */
export function ExportMenu({ websiteId, isDirty }: { websiteId: number; isDirty: boolean }) {
  const download = useExport(websiteId);
  return (
    <Menu
      trigger={
        <Button
          variant="quiet"
          size="small"
          iconOnly
          className="max-lg:min-h-11 max-lg:min-w-11"
          aria-label="Export"
          title="Export"
          busy={download.isBusy}
          icon={<Download size={18} strokeWidth={1.75} aria-hidden />}
        />
      }
    >
      <ExportItems download={download} />
      {isDirty ? <MenuLabel>Unsaved changes are not part of the file.</MenuLabel> : null}
    </Menu>
  );
}
