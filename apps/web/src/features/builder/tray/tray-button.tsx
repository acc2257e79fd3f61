import { waitingLines } from "@vitrine/model";
import { Button } from "@vitrine/ui";
import { ListTodo } from "lucide-react";
import { useSiteTray } from "./use-site-tray.ts";

type TrayButtonProps = { websiteId: number; isOpen: boolean; onOpen: () => void };

/** "Not placed (3)": opens what the CV says and the site does not, until each line is placed or left out. */
export function TrayButton({ websiteId, isOpen, onOpen }: TrayButtonProps) {
  const { lines } = useSiteTray(websiteId);
  const count = waitingLines(lines).length;
  if (count === 0 && !isOpen) return null;
  return (
    <Button
      variant="quiet"
      size="small"
      className="max-lg:min-h-11 max-sm:gap-1 max-sm:px-1.5"
      aria-label={`Not placed (${count})`}
      icon={<ListTodo size={18} strokeWidth={1.75} aria-hidden />}
      onClick={onOpen}
    >
      <span className="max-2xl:hidden">Not placed</span> ({count})
    </Button>
  );
}
