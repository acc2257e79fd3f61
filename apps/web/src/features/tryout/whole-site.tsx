import { Dialog } from "@vitrine/ui";
import { useRef } from "react";
import { usePreviewChannel } from "../../lib/site-frame/use-preview-channel.ts";
import type { TryoutHere } from "../../lib/tryout-here/tryout-here.ts";

type WholeSiteProps = {
  /** Null while none is looked at. */
  site: TryoutHere["sites"][number] | null;
  onClose: () => void;
};

/** A site that only this page has, over the whole window. */
export function WholeSite({ site, onClose }: WholeSiteProps) {
  return (
    <Dialog
      open={site !== null}
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={site ? `Your site in ${site.template_name}` : ""}
      size="full"
    >
      {site ? <Frame site={site} /> : null}
    </Dialog>
  );
}

function Frame({ site }: { site: TryoutHere["sites"][number] }) {
  const frame = useRef<HTMLIFrameElement>(null);
  usePreviewChannel(frame, site.website, { branding: true });
  return (
    <iframe
      ref={frame}
      title={`Your site in ${site.template_name}`}
      src="/preview.html"
      className="h-[calc(100dvh-5.5rem)] w-full border border-line"
    />
  );
}
