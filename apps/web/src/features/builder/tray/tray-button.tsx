import { waitingLines } from "@vitrine/model";
import { Button } from "@vitrine/ui";
import { ListTodo } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useSiteTray } from "./use-site-tray.ts";

const TrayDrawer = lazy(async () => ({ default: (await import("./tray-drawer.tsx")).TrayDrawer }));

/** "Not placed (3)": opens what the CV says and the site does not, until each line is placed or left out. */
export function TrayButton({ websiteId }: { websiteId: number }) {
  const [isOpen, setOpen] = useState(false);
  const { lines, send } = useSiteTray(websiteId);
  const count = waitingLines(lines).length;
  if (count === 0 && !isOpen) return null;
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        className="max-lg:min-h-11"
        aria-label={`Not placed (${count})`}
        icon={<ListTodo size={18} strokeWidth={1.75} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        <span className="max-xl:hidden">Not placed</span> ({count})
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <TrayDrawer lines={lines} send={send} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
