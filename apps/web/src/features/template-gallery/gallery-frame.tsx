import { planRules } from "@vitrine/model";
import { useQuery } from "@tanstack/react-query";
import { toast } from "@vitrine/ui";
import { clsx } from "clsx";
import { useRef, type ReactNode } from "react";
import type { PreviewSite } from "../../lib/preview-protocol.ts";
import { subscriptionQuery } from "../../lib/queries/subscription.ts";
import { useScale } from "../../lib/site-frame/site-miniature.tsx";
import { usePreviewChannel } from "../../lib/site-frame/use-preview-channel.ts";
import { devices, type Device } from "./zoom.ts";

type GalleryFrameProps = {
  site: PreviewSite | null;
  name: string;
  /** Whether its name stands above it on every screen; on a phone, whose bar has no room for it, it always does. */
  isCaptioned: boolean;
  /** What is seen in its place. */
  waiting: ReactNode;
  device: Device;
  zoom: number;
};

/** A site on a device that scrolls within its pane; at 100 % the device's whole width fits in there. */
export function GalleryFrame({ site, name, isCaptioned, waiting, device, zoom }: GalleryFrameProps) {
  const subscription = useQuery(subscriptionQuery);
  const frame = useRef<HTMLIFrameElement>(null);
  const well = useRef<HTMLDivElement>(null);
  const { width, height } = devices[device];
  const scale = (Math.min(1, useScale(well, width)) * zoom) / 100;
  const { isDrawn } = usePreviewChannel(frame, site, {
    branding: planRules[subscription.data?.plan.name ?? "free"].branding,
    onFailed: () => toast.error("Failed to preview template. Please try again.", { id: "template-preview" }),
  });
  const isWaiting = waiting !== null;
  return (
    <div className="relative flex min-h-0 min-w-0 flex-1">
      <div
        className={clsx(
          "flex min-w-0 flex-1 flex-col overflow-auto p-4 md:max-lg:px-6",
          isCaptioned && "max-sm:p-2",
          isWaiting && "invisible",
        )}
        role="group"
        aria-label={`Preview area of ${name}`}
        // Without it the keyboard cannot scroll what the zoom has made larger than the pane.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        <div ref={well} className="h-px shrink-0" />
        <div className="m-auto shrink-0">
          <p className={clsx("pb-2 text-label", !isCaptioned && "sm:hidden")}>{name}</p>
          <div
            className="overflow-hidden bg-surface shadow-plinth"
            style={{ width: width * scale, height: height * scale }}
          >
            <iframe
              ref={frame}
              src="/preview.html"
              title={`Preview of ${name}`}
              className={`border-0 transition-opacity duration-(--t-2) ${isDrawn ? "opacity-100" : "opacity-0"}`}
              style={{ width, height, transform: `scale(${scale})`, transformOrigin: "0 0" }}
            />
          </div>
        </div>
      </div>
      {isWaiting ? (
        <div className="absolute inset-0 flex flex-col items-center justify-center gap-4 p-4 text-center">
          {waiting}
        </div>
      ) : null}
    </div>
  );
}
