import { Toaster, toast } from "@vitrine/ui";
import { useEffect } from "react";
import { showProductEvents } from "./product-events.ts";
import { UpgradeModal } from "./upgrade-modal.tsx";

/** What lies over every page: toasts, the product events that speak through them, the upgrade modal. */
export function Overlays() {
  useEffect(() => showProductEvents((tone, message) => toast[tone](message)), []);
  return (
    <>
      <Toaster />
      <UpgradeModal />
    </>
  );
}
