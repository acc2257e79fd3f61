import { lazy, Suspense } from "react";
import { useSiteTray } from "../tray/use-site-tray.ts";
import type { BuilderWork } from "../work/work-context.ts";

const VersionsDialog = lazy(async () => ({
  default: (await import("../versions/versions-dialog.tsx")).VersionsDialog,
}));
const TrayDrawer = lazy(async () => ({ default: (await import("../tray/tray-drawer.tsx")).TrayDrawer }));
const ReadBackDialog = lazy(async () => ({
  default: (await import("../../../lib/exports/read-back-dialog.tsx")).ReadBackDialog,
}));
const CvUpdateDialog = lazy(async () => ({
  default: (await import("../cv-update/cv-update-dialog.tsx")).CvUpdateDialog,
}));

/** What the header opens over the builder. */
export type HeaderDialog = "versions" | "read-back" | "cv-update" | "tray";

type HeaderDialogsProps = { work: BuilderWork; websiteId: number; opened: HeaderDialog | null; onClose: () => void };

/**
 * The dialogs of the header. They stand beside its buttons and not behind them: the row of buttons is another one when
 * the window gets wide or narrow, and what is open stays open.
 */
export function HeaderDialogs({ work, websiteId, opened, onClose }: HeaderDialogsProps) {
  return (
    <Suspense fallback={null}>
      {opened === "versions" ? <VersionsDialog work={work} onClose={onClose} /> : null}
      {opened === "read-back" ? <ReadBackDialog websiteId={websiteId} onClose={onClose} /> : null}
      {opened === "cv-update" ? <CvUpdateDialog onClose={onClose} /> : null}
      {opened === "tray" ? <OpenTray websiteId={websiteId} onClose={onClose} /> : null}
    </Suspense>
  );
}

function OpenTray({ websiteId, onClose }: { websiteId: number; onClose: () => void }) {
  const { lines, send } = useSiteTray(websiteId);
  return <TrayDrawer lines={lines} send={send} onClose={onClose} />;
}
