import { Button, Menu, MenuLabel } from "@vitrine/ui";
import { Download } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { ExportItems } from "../../../lib/exports/export-items.tsx";
import { useExport } from "../../../lib/exports/use-export.ts";
import type { OpenedFromExports } from "./more-exports.tsx";

const MoreExports = lazy(async () => ({ default: (await import("./more-exports.tsx")).MoreExports }));
const ReadBackDialog = lazy(async () => ({
  default: (await import("../../../lib/exports/read-back-dialog.tsx")).ReadBackDialog,
}));
const CvUpdateDialog = lazy(async () => ({
  default: (await import("../cv-update/cv-update-dialog.tsx")).CvUpdateDialog,
}));

type ExportMenuProps = { websiteId: number; isDirty: boolean };

/** The website as a file: PDF, Word, live site or data; and back from a newer CV. */
export function ExportMenu({ websiteId, isDirty }: ExportMenuProps) {
  const download = useExport(websiteId);
  const [opened, setOpened] = useState<OpenedFromExports | null>(null);
  const close = () => setOpened(null);
  return (
    <>
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
        <Suspense fallback={null}>
          <MoreExports websiteId={websiteId} onOpen={setOpened} />
        </Suspense>
      </Menu>
      <Suspense fallback={null}>
        {opened === "read-back" ? <ReadBackDialog websiteId={websiteId} onClose={close} /> : null}
        {opened === "cv-update" ? <CvUpdateDialog onClose={close} /> : null}
      </Suspense>
    </>
  );
}
