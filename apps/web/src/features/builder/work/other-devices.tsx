import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { quietApi } from "../../../lib/api.ts";
import { livingDevices, type OpenedWork } from "./open-kept-work.ts";

const ForeignOffer = lazy(async () => ({ default: (await import("./foreign-offer.tsx")).ForeignOffer }));

/** Offers what was left unsaved in another browser or on another device; nothing comes in by itself. */
export function OtherDevices({ websiteId, opened }: { websiteId: number; opened: OpenedWork }) {
  const drafts = useQuery({
    queryKey: ["website-drafts", websiteId, opened.device],
    queryFn: async ({ signal }) => {
      const { data } = await quietApi.versions.listDrafts({ params: { id: websiteId } }, { signal });
      const near = await livingDevices();
      return data.filter(({ device }) => !near.has(device) && !opened.takenOver.includes(device));
    },
    retry: false,
    staleTime: Infinity,
  });
  const [newest] = drafts.data ?? [];
  if (!newest) return null;
  return (
    <Suspense fallback={null}>
      <ForeignOffer websiteId={websiteId} newest={newest} devices={drafts.data?.map(({ device }) => device) ?? []} />
    </Suspense>
  );
}
