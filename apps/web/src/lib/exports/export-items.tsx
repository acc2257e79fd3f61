import type { ExportFormat } from "@vitrine/model";
import { MenuItem, MenuLabel } from "@vitrine/ui";
import { Braces, FileArchive, FileText, FileType2, type LucideIcon } from "lucide-react";
import type { Export } from "./use-export.ts";

const choices: readonly { format: ExportFormat; label: string; description: string; Icon: LucideIcon }[] = [
  { format: "pdf", label: "PDF", description: "CV to send or print", Icon: FileText },
  { format: "docx", label: "Word", description: "CV to edit further", Icon: FileType2 },
  { format: "zip", label: "Live site (.zip)", description: "For any web host", Icon: FileArchive },
  { format: "json", label: "JSON", description: "All data, to keep or bring back", Icon: Braces },
];

/** The choices of an export inside a menu. */
export function ExportItems({ download }: { download: Export }) {
  return (
    <>
      <MenuLabel>Export as</MenuLabel>
      {choices.map(({ format, label, description, Icon }) => (
        <MenuItem
          key={format}
          icon={<Icon size={16} strokeWidth={1.75} aria-hidden="true" />}
          description={description}
          disabled={download.isBusy}
          onSelect={() => download.exportAs(format)}
        >
          {label}
        </MenuItem>
      ))}
    </>
  );
}
