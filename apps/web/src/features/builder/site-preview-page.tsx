import { Link } from "@tanstack/react-router";
import { useQuery } from "@tanstack/react-query";
import { planRules } from "@vitrine/model";
import { Button, ErrorState, Segments, Skeleton } from "@vitrine/ui";
import { ArrowLeft, Minus, Monitor, Plus, Printer, Smartphone, Tablet } from "lucide-react";
import { useEffect, useRef, useState, type RefObject } from "react";
import { quietApi } from "../../lib/api.ts";
import { usePageTitle } from "../../lib/page-header.tsx";
import { subscriptionQuery } from "../../lib/queries/subscription.ts";
import { usePreviewChannel } from "../../lib/site-frame/use-preview-channel.ts";
import { devicePresets, type Device } from "./shell/builder-rules.ts";
import { SchemeButton, type Scheme } from "./shell/scheme-button.tsx";

const icon = { size: 16, strokeWidth: 1.75, "aria-hidden": true } as const;

const devices = [
  { value: "mobile", label: "Mobile", icon: <Smartphone {...icon} />, hideLabel: true },
  { value: "tablet", label: "Tablet", icon: <Tablet {...icon} />, hideLabel: true },
  { value: "desktop", label: "Desktop", icon: <Monitor {...icon} />, hideLabel: true },
] as const;

const zoomSteps = [50, 75, 100, 125, 150] as const;

/** The website as its owner sees it, whatever its visibility; no view is counted. */
export function SitePreviewPage({ websiteId, print = false }: { websiteId: number; print?: boolean }) {
  const website = useQuery({
    queryKey: ["website-preview", websiteId],
    queryFn: async ({ signal }) =>
      (await quietApi.websites.previewWebsite({ params: { id: websiteId } }, { signal })).website,
    staleTime: 0,
  });
  const subscription = useQuery(subscriptionQuery);
  const frame = useRef<HTMLIFrameElement>(null);
  const [device, setDevice] = useState<Device>("desktop");
  const [zoom, setZoom] = useState<number>(100);
  const [scheme, setScheme] = useState<Scheme>("auto");
  usePageTitle(website.data?.name ?? null);
  const { isDrawn } = usePreviewChannel(frame, website.data ?? null, {
    branding: planRules[subscription.data?.plan.name ?? "free"].branding,
    theme: scheme,
  });
  usePrintOnce(frame, print && isDrawn);
  const step = zoomSteps.findIndex((value) => value === zoom);
  const { pageWidth } = devicePresets[device];
  const width = device === "desktop" ? "100%" : `min(100%, ${(pageWidth * zoom) / 100}px)`;
  return (
    <main id="main" className="flex h-[calc(100dvh-var(--shell-top))] flex-col bg-sunken">
      <header className="flex flex-wrap items-center gap-3 border-b border-line bg-surface px-4 py-2">
        <Link to="/dashboard" className="inline-flex min-h-11 min-w-6 items-center text-label hover:underline">
          <ArrowLeft {...icon} size={20} className="sm:hidden" />
          <span className="max-sm:sr-only">Go to Dashboard</span>
        </Link>
        <h1 className="min-w-0 flex-1 truncate font-text text-label text-muted">{website.data?.name ?? "Preview"}</h1>
        <Segments label="Device" items={devices} value={device} onValueChange={setDevice} className="max-sm:hidden" />
        <SchemeButton scheme={scheme} onChange={setScheme} />
        <Button
          variant="quiet"
          size="small"
          iconOnly
          aria-label="Print in the site’s design"
          title="Print in the site’s design"
          disabled={!isDrawn}
          icon={<Printer {...icon} />}
          onClick={() => frame.current?.contentWindow?.print()}
        />
        <div className="flex items-center gap-1">
          <Button
            variant="quiet"
            size="small"
            iconOnly
            aria-label="Zoom out"
            disabled={step <= 0}
            icon={<Minus {...icon} />}
            onClick={() => setZoom(zoomSteps[step - 1] ?? zoom)}
          />
          <output aria-label="Zoom" className="w-12 text-center text-caption tabular-nums">
            {zoom} %
          </output>
          <Button
            variant="quiet"
            size="small"
            iconOnly
            aria-label="Zoom in"
            disabled={step >= zoomSteps.length - 1}
            icon={<Plus {...icon} />}
            onClick={() => setZoom(zoomSteps[step + 1] ?? zoom)}
          />
        </div>
      </header>
      {website.isPending ? <Skeleton className="m-6 flex-1" /> : null}
      {website.isError ? (
        <ErrorState className="px-6" title="Failed to load preview data" onRetry={() => void website.refetch()} />
      ) : null}
      <div className={`min-h-0 flex-1 overflow-hidden ${website.data ? "" : "hidden"}`}>
        <div className="mx-auto h-full overflow-hidden bg-surface" style={{ width }}>
          <iframe
            ref={frame}
            src="/preview.html"
            title={`Preview of ${website.data?.name ?? "the website"}`}
            className={`border-0 ${isDrawn ? "opacity-100" : "opacity-0"}`}
            style={{
              width: `${10_000 / zoom}%`,
              height: `${10_000 / zoom}%`,
              transform: `scale(${zoom / 100})`,
              transformOrigin: "0 0",
            }}
          />
        </div>
      </div>
    </main>
  );
}

/** Opens the browser's print dialog on the drawn page, once its letters and pictures are there. */
function usePrintOnce(frame: RefObject<HTMLIFrameElement | null>, isReady: boolean): void {
  useEffect(() => {
    const page = frame.current?.contentWindow;
    if (!isReady || !page) return;
    let isLeft = false;
    void page.document.fonts.ready.then(() => (isLeft ? undefined : page.print()));
    return () => {
      isLeft = true;
    };
  }, [frame, isReady]);
}
