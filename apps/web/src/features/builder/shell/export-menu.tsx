import { Button, Menu, MenuItem, MenuLabel, MenuSeparator } from "@vitrine/ui";
import { Download, Printer, ScanText } from "lucide-react";
import { ExportItems } from "../../../lib/exports/export-items.tsx";
import { useExport } from "../../../lib/exports/use-export.ts";
import { useGo } from "../../../lib/navigation.ts";
import type { HeaderDialog } from "./header-dialogs.tsx";

const icon = { size: 16, strokeWidth: 1.75, "aria-hidden": true } as const;

type ExportMenuProps = { websiteId: number; isDirty: boolean; onOpen: (dialog: HeaderDialog) => void };

/** The website as a file: PDF, Word, live site or data; on paper; and what a machine reads of it. */
export function ExportMenu({ websiteId, isDirty, onOpen }: ExportMenuProps) {
  const download = useExport(websiteId);
  const go = useGo();
  return (
    <Menu
      trigger={
        <Button
          variant="quiet"
          size="small"
          className="max-xl:px-2.5 max-lg:min-h-11 max-lg:min-w-11"
          busy={download.isBusy}
          icon={<Download {...icon} size={18} />}
        >
          <span className="max-xl:sr-only">Export</span>
        </Button>
      }
    >
      <ExportItems download={download} />
      {isDirty ? <MenuLabel>Unsaved changes are not part of the file.</MenuLabel> : null}
      <MenuSeparator />
      <MenuItem
        icon={<Printer {...icon} />}
        description="On paper, or as PDF from your browser"
        onSelect={() => go(`/cv/${websiteId}/preview?print=1`)}
      >
        Print in the site&rsquo;s design
      </MenuItem>
      <MenuItem
        icon={<ScanText {...icon} />}
        description="Check the CV as programs see it"
        onSelect={() => onOpen("read-back")}
      >
        What a machine reads
      </MenuItem>
    </Menu>
  );
}
