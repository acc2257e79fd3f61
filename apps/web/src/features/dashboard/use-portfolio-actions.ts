import type { WebsiteSummary } from "@vitrine/model";
import { toast } from "@vitrine/ui";
import { useState } from "react";
import { quietApi } from "../../lib/api.ts";
import { endsSession } from "../../lib/form-errors.ts";
import { sayFailure } from "../../lib/say-failure.ts";
import { useGo } from "../../lib/navigation.ts";
import { queryClient } from "../../lib/query-client.ts";
import { subscriptionQuery } from "../../lib/queries/subscription.ts";
import { forgetWebsites, websiteKeys } from "../../lib/queries/websites.ts";
import { getSession, storeActiveWebsite, storeUser } from "../../lib/session/session-store.ts";
import { useSingleFlight } from "../../lib/use-single-flight.ts";

/** Opens a portfolio in the builder; it becomes the active one. */
export function useEditPortfolio(): (website: WebsiteSummary) => Promise<void> {
  const go = useGo();
  return useSingleFlight(async ({ id, name }: WebsiteSummary) => {
    try {
      if (getSession().user?.active_website_id !== id) {
        const answer = await quietApi.websites.switchWebsite({ params: { id } });
        storeUser(answer.user);
        storeActiveWebsite(answer.active_website);
      }
      toast.info(`Opening ${name} in Portfolio Website Builder`);
      go(`/builder/${id}`);
    } catch (error) {
      if (!endsSession(error)) toast.error("Failed to open Portfolio Website Builder");
    }
  });
}

/** Makes a portfolio the active one, which the shell's links and previews are about. */
export function useActivatePortfolio(): (website: WebsiteSummary) => Promise<void> {
  return useSingleFlight(async ({ id, name }: WebsiteSummary) => {
    try {
      const answer = await quietApi.websites.switchWebsite({ params: { id } });
      storeUser(answer.user);
      storeActiveWebsite(answer.active_website);
      toast.success(`${name} is your active website now`);
    } catch (error) {
      sayFailure(error, "Failed to switch website");
    }
  });
}

/** Opens the real page of a portfolio in a new tab. */
export function previewPortfolio({ id, name }: WebsiteSummary): void {
  toast.info(`Opening preview for ${name}`);
  window.open(`/cv/${id}/preview`, "_blank", "noopener");
}

/** Deletes one portfolio after its confirmation. */
export function useDeletePortfolio(onDone: () => void) {
  const [isDeleting, setDeleting] = useState(false);
  const remove = useSingleFlight(async ({ id }: WebsiteSummary) => {
    setDeleting(true);
    try {
      const answer = await quietApi.websites.deleteWebsite({ params: { id } });
      storeActiveWebsite(answer.active_website);
      queryClient.removeQueries({ queryKey: websiteKeys.one(id) });
      toast.success("Portfolio website deleted successfully");
    } catch (error) {
      if (!endsSession(error)) toast.error("Failed to delete portfolio website");
    }
    await forgetWebsites();
    await queryClient.invalidateQueries({ queryKey: subscriptionQuery.queryKey });
    setDeleting(false);
    onDone();
  });
  return { remove, isDeleting };
}
