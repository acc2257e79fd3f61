import { toast } from "@vitrine/ui";
import { useCallback, useState } from "react";
import { quietApi } from "../../../lib/api.ts";
import { failureMessages } from "../../../lib/form-errors.ts";
import { forgetWebsites } from "../../../lib/queries/websites.ts";
import { useSingleFlight } from "../../../lib/use-single-flight.ts";
import type { DraftStore } from "../draft/draft-store.ts";
import { saveDraft } from "../draft/save-draft.ts";

export type SaveState = "idle" | "saving" | "saved";

/** Saves the draft once at a time and says how it went (document 2, section 8). */
export function useSave(store: DraftStore): { state: SaveState; save: () => Promise<void> } {
  const [state, setState] = useState<SaveState>("idle");
  const run = useCallback(async () => {
    setState("saving");
    const outcome = await saveDraft(store, quietApi.websites);
    setState(outcome.kind === "saved" ? "saved" : "idle");
    if (outcome.kind === "nothing") toast.info("No changes to save");
    if (outcome.kind === "failed")
      for (const message of failureMessages(outcome.error, "Failed to save changes")) toast.error(message);
    if (outcome.kind === "saved") {
      toast.success(outcome.message);
      await forgetWebsites();
    }
  }, [store]);
  return { state, save: useSingleFlight(run) };
}
