import { MenuItem, MenuLabel, MenuSeparator } from "@vitrine/ui";
import { FileDiff, Printer, ScanText } from "lucide-react";
import { useGo } from "../../../lib/navigation.ts";

const icon = { size: 16, strokeWidth: 1.75, "aria-hidden": true } as const;

export type OpenedFromExports = "read-back" | "cv-update";

type MoreExportsProps = { websiteId: number; onOpen: (dialog: OpenedFromExports) => void };

/** What else can be done with the site as a CV; comes when the menu is opened, not with the page. */
export function MoreExports({ websiteId, onOpen }: MoreExportsProps) {
  const go = useGo();
  return (
    <>
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
      <MenuSeparator />
      <MenuLabel>The other way round</MenuLabel>
      <MenuItem
        icon={<FileDiff {...icon} />}
        description="Take over what is new, one by one"
        onSelect={() => onOpen("cv-update")}
      >
        Update from a newer CV
      </MenuItem>
    </>
  );
}
