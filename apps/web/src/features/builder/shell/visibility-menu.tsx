import { ApiError } from "@vitrine/api-client";
import type { Website, WebsiteStatus } from "@vitrine/model";
import { Badge, Button, Menu, MenuItem, MenuLabel, MenuSeparator, toast, type BadgeTone } from "@vitrine/ui";
import { ChevronDown, Copy, ExternalLink, Eye, Globe, Lock } from "lucide-react";
import { useState } from "react";
import { quietApi } from "../../../lib/api.ts";
import { sayFailure } from "../../../lib/say-failure.ts";
import { forgetWebsites } from "../../../lib/queries/websites.ts";
import type { DraftStore } from "../draft/draft-store.ts";
import { SiteLifeItems } from "./site-life-links.tsx";

const icon = { size: 16, strokeWidth: 1.75, "aria-hidden": true } as const;

const states = [
  { status: "draft", label: "Draft", meaning: "Only visible to you", tone: "neutral", Icon: Lock },
  { status: "private", label: "Private", meaning: "Visible only when logged in", tone: "info", Icon: Eye },
  { status: "published", label: "Published", meaning: "Publicly accessible", tone: "success", Icon: Globe },
] as const satisfies readonly {
  status: WebsiteStatus;
  label: string;
  meaning: string;
  tone: BadgeTone;
  Icon: typeof Lock;
}[];

/** Draft, Private, Published: chosen at once, apart from unsaved edits; with the address once there is one (document 2, section 4). */
export function VisibilityMenu({ store, website }: { store: DraftStore; website: Website | null }) {
  const [isBusy, setBusy] = useState(false);
  const current = states.find(({ status }) => status === website?.status) ?? states[0];
  const isTakenDown = typeof website?.taken_down_at === "string";
  const address = website?.public_url ? new URL(website.public_url, window.location.href).href : null;

  async function choose(status: WebsiteStatus): Promise<void> {
    if (!website) return toast.error("Unable to update website visibility. Please refresh the page.");
    if (status === website.status || isBusy) return;
    setBusy(true);
    try {
      const answer = await changeStatus(store, status);
      store.dispatch({ type: "server_changed", website: answer.website });
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
          className="max-lg:min-h-11"
          busy={isBusy}
          aria-label={`Visibility: ${isTakenDown ? "Taken down" : current.label}`}
        >
          {isTakenDown ? <Badge tone="danger">Taken down</Badge> : <Badge tone={current.tone}>{current.label}</Badge>}
          <ChevronDown {...icon} />
        </Button>
      }
    >
      {states.map(({ status, label, meaning, Icon }) => (
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
          <MenuItem icon={<Copy {...icon} />} onSelect={() => void copyAddress(address)}>
            Copy address
          </MenuItem>
          <MenuItem icon={<ExternalLink {...icon} />} onSelect={() => window.open(address, "_blank", "noopener")}>
            Open site
          </MenuItem>
        </>
      ) : null}
      {website ? <SiteLifeItems websiteId={website.id} /> : null}
    </Menu>
  );
}

async function copyAddress(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    toast.success("Address copied");
  } catch {
    toast.info(address);
  }
}

/** Changes the status; another tab's change of other fields in between is no reason to refuse it. */
async function changeStatus(store: DraftStore, status: WebsiteStatus) {
  const { base } = store.get();
  const send = (version: number) =>
    quietApi.websites.updateWebsiteInBuilder({ params: { id: base.id }, body: { status } }, { ifMatch: version });
  try {
    return await send(base.version);
  } catch (error) {
    const server =
      error instanceof ApiError && error.code === "version_conflict"
        ? (error.data["website"] as Website | undefined)
        : undefined;
    if (!server || server.status !== base.status) throw error;
    store.dispatch({ type: "server_changed", website: server });
    return send(server.version);
  }
}
