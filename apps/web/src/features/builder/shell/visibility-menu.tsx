import type { Website, WebsiteStatus } from "@vitrine/model";
import { Badge, Button, Menu, MenuItem, toast, type BadgeTone } from "@vitrine/ui";
import { ChevronDown, Eye, Globe, Lock } from "lucide-react";
import { useState } from "react";
import { ApiError } from "@vitrine/api-client";
import { quietApi } from "../../../lib/api.ts";
import { failureMessage } from "../../../lib/form-errors.ts";
import { forgetWebsites } from "../../../lib/queries/websites.ts";
import type { DraftStore } from "../draft/draft-store.ts";

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

/** Draft, Private, Published: chosen at once, apart from unsaved edits (document 2, section 4). */
export function VisibilityMenu({ store, website }: { store: DraftStore; website: Website | null }) {
  const [isBusy, setBusy] = useState(false);
  const current = states.find(({ status }) => status === website?.status) ?? states[0];

  async function choose(status: WebsiteStatus): Promise<void> {
    if (!website) return void toast.error("Unable to update website visibility. Please refresh the page.");
    if (status === website.status || isBusy) return;
    setBusy(true);
    try {
      const answer = await changeStatus(store, website, status);
      store.dispatch({ type: "server_changed", website: answer.website });
      toast.success(answer.message);
      await forgetWebsites(website.id);
    } catch (error) {
      toast.error(failureMessage(error, "Failed to update website visibility. Please try again."));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Menu
      align="start"
      trigger={
        <Button variant="quiet" size="small" busy={isBusy} aria-label={`Visibility: ${current.label}`}>
          <span className="inline-flex items-center gap-1.5">
            <Badge tone={current.tone}>{current.label}</Badge>
            <ChevronDown {...icon} />
          </span>
        </Button>
      }
    >
      {states.map(({ status, label, meaning, Icon }) => (
        <MenuItem
          key={status}
          icon={<Icon {...icon} />}
          description={meaning}
          selected={status === website?.status}
          onSelect={() => void choose(status)}
        >
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}

/** Changes the status; another tab's change of other fields in between is no reason to refuse it. */
async function changeStatus(store: DraftStore, website: Website, status: WebsiteStatus) {
  const send = (version: number) =>
    quietApi.websites.updateWebsiteInBuilder({ params: { id: website.id }, body: { status } }, { ifMatch: version });
  try {
    return await send(website.version);
  } catch (error) {
    const server =
      error instanceof ApiError && error.code === "version_conflict"
        ? (error.data["website"] as Website | undefined)
        : undefined;
    if (!server || server.status !== website.status) throw error;
    store.dispatch({ type: "server_changed", website: server });
    return send(server.version);
  }
}
