import { ApiError } from "@vitrine/api-client";
import { toast } from "@vitrine/ui";
import { useCallback, useState } from "react";
import { quietApi } from "../../../lib/api.ts";
import { endsSession, failureMessages } from "../../../lib/form-errors.ts";
import { forgetWebsites } from "../../../lib/queries/websites.ts";
import { useSingleFlight } from "../../../lib/use-single-flight.ts";
import { heardOfCss } from "../design/css-refusal.ts";
import type { DraftProblems } from "../draft/draft-problems.ts";
import type { DraftStore } from "../draft/draft-store.ts";
import { draftedWebsite } from "../draft/draft.ts";
import { saveDraft } from "../draft/save-draft.ts";
import { problemsBeforeSending } from "../draft/use-problems.ts";

export type SaveState = "idle" | "saving" | "saved";

/** Where the save was asked for: it decides the words of the answer. */
export type SaveSource = "builder" | "personal";

export type Save = {
  state: SaveState;
  save: (source?: SaveSource) => Promise<void>;
};

/** Saves the draft once at a time and says how it went (document 2, sections 5 and 8). */
export function useSave(store: DraftStore, onProblems: (problems: DraftProblems) => void): Save {
  const [state, setState] = useState<SaveState>("idle");
  const run = useCallback(
    async (source: SaveSource = "builder") => {
      const changed = Object.keys(store.get().pending).length;
      if (changed === 0) return toast.info("No changes to save");
      const { problems, waiting } = await problemsBeforeSending(store.get());
      const wrong = Object.keys(problems).length;
      if (wrong > waiting.length || (wrong > 0 && wrong === changed)) {
        toast.error("Please fix validation errors before saving.");
        return onProblems(problems);
      }
      setState("saving");
      const outcome = await saveDraft(store, quietApi, waiting);
      setState(outcome.kind === "saved" ? "saved" : "idle");
      if (outcome.kind === "failed") heardOfCss(outcome.error, draftedWebsite(store.get()).look.css);
      if (outcome.kind === "failed" && !endsSession(outcome.error))
        for (const message of saveFailures(outcome.error, source, changed)) toast.error(message);
      if (outcome.kind === "saved") {
        const [first] = waiting;
        if (first) toast.info(`All else is saved. ${problems[first] ?? ""}`);
        else toast.success(source === "personal" ? "Personal information updated successfully" : outcome.message);
        await forgetWebsites();
      }
    },
    [store, onProblems],
  );
  return { state, save: useSingleFlight(run) };
}

/** The sentences for a failed save: the server's own, each field's first (document 2, sections 5 and 8). */
export function saveFailures(error: unknown, source: SaveSource, changedFields: number): string[] {
  if (error instanceof ApiError && error.status === 422)
    return failureMessages(error, "Please check your input and try again");
  if (source === "personal") return failureMessages(error, "Failed to update personal information.");
  return failureMessages(error, changedFields > 1 ? "Failed to update website information" : "Failed to save changes");
}
