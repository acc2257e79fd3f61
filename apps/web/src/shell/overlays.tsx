import { Toaster, toast } from "@vitrine/ui";
import { useEffect } from "react";
// Comes with the place where failures are shown: asked for at the first one, it would need the connection that broke.
import "./handle-failed-call.ts";
import { ConfirmationDialog } from "../features/confirmation/confirmation-dialog.tsx";
import { showProductEvents } from "./product-events.ts";
import { UpgradeModal } from "./upgrade-modal.tsx";

/** What lies over every page: toasts, the product events that speak through them, the upgrade modal. */
export function Overlays() {
  useEffect(() => showProductEvents((tone, message) => toast[tone](message)), []);
  return (
    <>
      <Toaster />
      <UpgradeModal />
      <ConfirmationDialog />
    </>
  );
}
