import { ApiError } from "@vitrine/api-client";
import type { Website, WebsiteSummary } from "@vitrine/model";
import { toast } from "@vitrine/ui";
import { useState } from "react";
import { quietApi } from "../../lib/api.ts";
import { endsSession, failureMessages } from "../../lib/form-errors.ts";
import { newIdempotencyKey } from "../../lib/idempotency-key.ts";
import { hasRoomForWebsite } from "../../lib/portfolios/has-room.ts";
import { queryClient } from "../../lib/query-client.ts";
import { subscriptionQuery } from "../../lib/queries/subscription.ts";
import { forgetWebsites } from "../../lib/queries/websites.ts";
import { useSingleFlight } from "../../lib/use-single-flight.ts";

type Making = { make: () => Promise<{ website: Website }>; done: (name: string) => string; failed: string };

/** Makes a website of what is there already: the guard of the limit, the call, the words. */
function useMaking() {
  const [isBusy, setBusy] = useState(false);
  const run = useSingleFlight(async ({ make, done, failed }: Making) => {
    setBusy(true);
    try {
      if (await hasRoomForWebsite()) {
        const { website } = await make();
        await forgetWebsites();
        await queryClient.invalidateQueries({ queryKey: subscriptionQuery.queryKey });
        toast.success(done(website.name));
      }
    } catch (error) {
      if (!isShownByShell(error)) for (const message of failureMessages(error, failed)) toast.error(message);
    }
    setBusy(false);
  });
  return { run, isBusy };
}

/** The end of the session and the limit have their own way of being told. */
function isShownByShell(error: unknown): boolean {
  return endsSession(error) || (error instanceof ApiError && error.code === "subscription_limit_exceeded");
}

/** Copies a portfolio; the copy is a draft of its own. */
export function useClonePortfolio(): { clone: (website: WebsiteSummary) => void; isCloning: boolean } {
  const { run, isBusy } = useMaking();
  const clone = ({ id }: WebsiteSummary) =>
    void run({
      make: () => quietApi.websites.cloneWebsite({ params: { id }, body: {} }, { idempotencyKey: newIdempotencyKey() }),
      done: (name) => `${name} has been created as a draft`,
      failed: "Failed to clone website",
    });
  return { clone, isCloning: isBusy };
}

/** Brings a website back from the file of a JSON export. */
export function useImportPortfolio(): { bring: (file: File) => void; isImporting: boolean } {
  const { run, isBusy } = useMaking();
  const bring = (file: File) =>
    void run({
      make: () => quietApi.websites.importWebsite({ files: { file } }, { idempotencyKey: newIdempotencyKey() }),
      done: (name) => `${name} has been brought back as a draft`,
      failed: "Failed to import website",
    });
  return { bring, isImporting: isBusy };
}
