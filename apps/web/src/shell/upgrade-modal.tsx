import { lazy, Suspense } from "react";
import { useUpgradeModal } from "../lib/portfolios/upgrade-store.ts";

const UpgradeOffer = lazy(async () => ({ default: (await import("./upgrade-offer.tsx")).UpgradeOffer }));

/** The upgrade modal of the whole product; open while the upgrade store holds data. */
export function UpgradeModal() {
  const data = useUpgradeModal();
  if (!data) return null;
  return (
    <Suspense fallback={null}>
      <UpgradeOffer data={data} />
    </Suspense>
  );
}
