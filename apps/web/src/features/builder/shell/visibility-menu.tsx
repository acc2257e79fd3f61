import type { Website, WebsiteStatus } from "@vitrine/model";
import { Badge, Button, Menu, MenuItem, MenuLabel, MenuSeparator, toast } from "@vitrine/ui";
import { ChevronDown, Copy, ExternalLink } from "lucide-react";
import { useState } from "react";
import { copyText } from "../../../lib/copy-text.ts";
import { sayFailure } from "../../../lib/say-failure.ts";
import { forgetWebsites } from "../../../lib/queries/websites.ts";
import { useSiteAddress } from "../../../lib/site-address.ts";
import type { DraftStore } from "../draft/draft-store.ts";
import { changeWebsite } from "../publish/change-website.ts";
import { visibilityStates } from "../publish/visibility-states.ts";

const icon = { size: 16, strokeWidth: 1.75, "aria-hidden": true } as const;

/** Draft, Private, Published: chosen at once, apart from unsaved edits; with the address once there is one (document 2, section 4). */
export function VisibilityMenu({ store, website }: { store: DraftStore; website: Website | null }) {
  const [isBusy, setBusy] = useState(false);
  const current = visibilityStates.find(({ status }) => status === website?.status) ?? visibilityStates[0];
  const isTakenDown = typeof website?.taken_down_at === "string";
  const address = useSiteAddress(website);

  async function choose(status: WebsiteStatus): Promise<void> {
    if (!website) return toast.error("Unable to update website visibility. Please refresh the page.");
    if (status === website.status || isBusy) return;
    setBusy(true);
    try {
      const answer = await changeWebsite(store, { status });
      const url = status === "draft" ? null : answer.website.public_url;
      toast.success(
        answer.message,
        url ? { action: { label: "Open", onAction: () => window.open(url, "_blank", "noopener") } } : {},
      );
      await forgetWebsites();
    } catch (error) {
      sayFailure(error, "Failed to update website visibility. Please try again.");
    } finally {
      setBusy(false);
    }
  }

  return (
    <Menu
      align="start"
      trigger={
        <Button
          variant="quiet"
          size="small"
          className="max-lg:min-h-11 max-sm:gap-1 max-sm:px-0.5"
          busy={isBusy}
          aria-label={`Visibility: ${isTakenDown ? "Taken down" : current.label}`}
        >
          {isTakenDown ? <Badge tone="danger">Taken down</Badge> : <Badge tone={current.tone}>{current.label}</Badge>}
          <ChevronDown {...icon} />
        </Button>
      }
    >
      {visibilityStates.map(({ status, label, meaning, Icon }) => (
        <MenuItem
          key={status}
          icon={<Icon {...icon} />}
          description={meaning}
          selected={status === website?.status}
          disabled={isTakenDown && status !== "draft"}
          onSelect={() => void choose(status)}
        >
          {label}
        </MenuItem>
      ))}
      {address && website?.status !== "draft" ? (
        <>
          <MenuSeparator />
          <MenuLabel>
            <span className="block max-w-64 wrap-anywhere">{address.replace(/^https?:\/\//, "")}</span>
          </MenuLabel>
          <MenuItem icon={<Copy {...icon} />} onSelect={() => void copyText(address, "Address copied")}>
            Copy address
          </MenuItem>
          <MenuItem icon={<ExternalLink {...icon} />} onSelect={() => window.open(address, "_blank", "noopener")}>
            Open site
          </MenuItem>
        </>
      ) : null}
    </Menu>
  );
}
