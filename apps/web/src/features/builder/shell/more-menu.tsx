import { Button, Menu, MenuItem, MenuSeparator } from "@vitrine/ui";
import { ChartColumn, Ellipsis, FileDiff, History, Inbox } from "lucide-react";
import { useGo } from "../../../lib/navigation.ts";
import type { HeaderDialog } from "./header-dialogs.tsx";

const icon = { size: 16, strokeWidth: 1.75, "aria-hidden": true } as const;

type MoreMenuProps = { websiteId: number; onOpen: (dialog: HeaderDialog) => void };

/** What is done with a site now and then, each with a word of what it is for. */
export function MoreMenu({ websiteId, onOpen }: MoreMenuProps) {
  const go = useGo();
  return (
    <Menu
      trigger={
        <Button
          variant="quiet"
          size="small"
          className="max-xl:px-2.5 max-lg:min-h-11 max-lg:min-w-11"
          icon={<Ellipsis {...icon} size={18} />}
        >
          <span className="max-xl:sr-only">More</span>
        </Button>
      }
    >
      <MenuItem
        icon={<History {...icon} />}
        description="Earlier states, and the way back"
        onSelect={() => onOpen("versions")}
      >
        Versions
      </MenuItem>
      <MenuItem
        icon={<FileDiff {...icon} />}
        description="Take over what is new, one by one"
        onSelect={() => onOpen("cv-update")}
      >
        Update from a newer CV
      </MenuItem>
      <MenuSeparator />
      <MenuItem
        icon={<ChartColumn {...icon} />}
        description="How often the site was looked at"
        onSelect={() => go(`/websites/${websiteId}/analytics`)}
      >
        Analytics
      </MenuItem>
      <MenuItem
        icon={<Inbox {...icon} />}
        description="What visitors wrote"
        onSelect={() => go(`/websites/${websiteId}/messages`)}
      >
        Messages
      </MenuItem>
    </Menu>
  );
}
