import { loadPanels, Toaster, toast } from "@vitrine/ui";
import { useEffect } from "react";
// Comes with the place where failures are shown: asked for at the first one, it would need the connection that broke.
import "./handle-failed-call.ts";
import { ConfirmationDialog } from "../features/confirmation/confirmation-dialog.tsx";
import { showProductEvents } from "./product-events.ts";
import { UpgradeModal } from "./upgrade-modal.tsx";

/** What lies over every page: toasts, the product events that speak through them, the upgrade modal. */
export function Overlays() {
  useEffect(() => showProductEvents((tone, message) => toast[tone](message)), []);
  useEffect(loadPanelsAtFirstMove, []);
  return (
    <>
      <Toaster />
      <UpgradeModal />
      <ConfirmationDialog />
    </>
  );
}

const moves = ["pointermove", "pointerdown", "keydown"] as const;

/** Dialogs come with the first sign of somebody at the page: before anything can be pressed, and while there is a connection. */
function loadPanelsAtFirstMove(): () => void {
  const ended = new AbortController();
  const load = () => {
    ended.abort();
    // The dialog that is asked for says that it did not come.
    loadPanels().catch(() => undefined);
  };
  for (const move of moves) window.addEventListener(move, load, { signal: ended.signal, passive: true, capture: true });
  return () => ended.abort();
}
