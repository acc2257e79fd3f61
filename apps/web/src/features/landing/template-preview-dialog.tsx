import { useQuery } from "@tanstack/react-query";
import type { Template } from "@vitrine/model";
import { Button, Dialog, ErrorState, Segments, Skeleton, Switch } from "@vitrine/ui";
import { Monitor, Smartphone, Tablet } from "lucide-react";
import { useRef, useState } from "react";
import type { PreviewSite } from "../../lib/preview-protocol.ts";
import { usePreviewChannel } from "../../lib/site-frame/use-preview-channel.ts";
import { demoSiteQuery } from "../../lib/templates/demo-site.ts";

const icon = { size: 16, strokeWidth: 1.75, "aria-hidden": true } as const;

/** Sizes of document 1, section 2.4. */
const devices = {
  desktop: { label: "Desktop", width: 1200, height: 800, icon: <Monitor {...icon} /> },
  tablet: { label: "Tablet", width: 768, height: 1024, icon: <Tablet {...icon} /> },
  mobile: { label: "Mobile", width: 375, height: 812, icon: <Smartphone {...icon} /> },
} as const;
type Device = keyof typeof devices;
const deviceNames: readonly Device[] = ["desktop", "tablet", "mobile"];

const previewZoom = 0.8;

type TemplatePreviewDialogProps = { template: Template; onClose: () => void; onUse: () => void };

/** A template with its sample person, as large as a device and in either scheme. */
export function TemplatePreviewDialog({ template, onClose, onUse }: TemplatePreviewDialogProps) {
  const [device, setDevice] = useState<Device>("mobile");
  const [isDark, setDark] = useState(false);
  const demo = useQuery(demoSiteQuery(template.slug));
  return (
    <Dialog
      open
      size="xl"
      onOpenChange={(open) => !open && onClose()}
      title={template.name}
      footer={
        <Button variant="primary" onClick={onUse}>
          Use Template
        </Button>
      }
    >
      <div className="mb-4 flex flex-wrap items-center gap-4">
        <Segments
          label="Device"
          value={device}
          onValueChange={setDevice}
          items={deviceNames.map((value) => ({ value, label: devices[value].label, icon: devices[value].icon }))}
        />
        <Switch label="Dark mode" checked={isDark} onCheckedChange={setDark} />
      </div>
      {demo.isError ? (
        <ErrorState
          title="Failed to load template preview"
          text="Check your connection and try again."
          onRetry={() => void demo.refetch()}
          busy={demo.isFetching}
        />
      ) : null}
      {demo.isPending ? <Skeleton className="h-[60dvh]" /> : null}
      {demo.data ? (
        <DeviceFrame
          site={demo.data.site as PreviewSite}
          label={`${template.name} template, shown with ${demo.data.persona}`}
          device={device}
          isDark={isDark}
        />
      ) : null}
    </Dialog>
  );
}

type DeviceFrameProps = { site: PreviewSite; label: string; device: Device; isDark: boolean };

function DeviceFrame({ site, label, device, isDark }: DeviceFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { width, height } = devices[device];
  usePreviewChannel(frame, site, { branding: false, theme: isDark ? "dark" : "light" });
  return (
    <div className="overflow-auto bg-sunken p-4">
      <div
        className="mx-auto overflow-hidden bg-surface shadow-plinth"
        style={{ width: width * previewZoom, height: height * previewZoom }}
      >
        <iframe
          ref={frame}
          src="/preview.html"
          title={label}
          className="border-0"
          style={{ width, height, transform: `scale(${previewZoom})`, transformOrigin: "0 0" }}
        />
      </div>
    </div>
  );
}
