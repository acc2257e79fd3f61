import { Button, Tooltip } from "@vitrine/ui";
import { History } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { BuilderWork } from "../work/work-context.ts";

const VersionsDialog = lazy(async () => ({ default: (await import("./versions-dialog.tsx")).VersionsDialog }));

/** Opens the list of earlier versions. */
export function VersionsButton({ work }: { work: BuilderWork }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Tooltip text="Versions">
        <Button
          variant="quiet"
          size="small"
          iconOnly
          className="max-lg:min-h-11 max-lg:min-w-11"
          aria-label="Versions"
          icon={<History size={18} strokeWidth={1.75} aria-hidden />}
          onClick={() => setOpen(true)}
        />
      </Tooltip>
      {isOpen ? (
        <Suspense fallback={null}>
          <VersionsDialog work={work} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
