import { visibilityMessages, type WebsiteStatus } from "@vitrine/model";
import { toast } from "@vitrine/ui";
import { useState } from "react";
import { failureMessages } from "../../../lib/form-errors.ts";
import { forgetWebsites } from "../../../lib/queries/websites.ts";
import { sayFailure } from "../../../lib/say-failure.ts";
import { useSingleFlight } from "../../../lib/use-single-flight.ts";
import { hasUnsavedWork } from "../work/unsaved.ts";
import type { BuilderWork } from "../work/work-context.ts";
import { changeWebsite, type Placing } from "./change-website.ts";

export type Publish = {
  isBusy: boolean;
  /** Why it did not happen, to be shown where it was asked for. */
  problem: string | null;
  /** Saves what is not saved, then changes address and audience. @returns whether it happened */
  publish: (wanted: { status: WebsiteStatus; subdomain: string }) => Promise<boolean>;
  unpublish: () => Promise<boolean>;
};

/** The moment of publishing, and of taking back. */
export function usePublish({ store }: BuilderWork, save: () => Promise<void>): Publish {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function during(work: () => Promise<void>, onError: (error: unknown) => void): Promise<boolean> {
    setBusy(true);
    setProblem(null);
    try {
      await work();
      await forgetWebsites();
      return true;
    } catch (error) {
      onError(error);
      return false;
    } finally {
      setBusy(false);
    }
  }

  const publish = useSingleFlight(async ({ status, subdomain }: { status: WebsiteStatus; subdomain: string }) => {
    if (hasUnsavedWork(store.work())) await save();
    if (hasUnsavedWork(store.work())) {
      setProblem("Your changes could not be saved, so nothing was published. Please look at the marked fields.");
      return false;
    }
    const { base } = store.get();
    const body: Placing = {
      ...(status === base.status ? {} : { status }),
      ...(subdomain === "" || subdomain === base.subdomain ? {} : { subdomain }),
    };
    if (Object.keys(body).length === 0) return true;
    return during(
      async () => {
        await changeWebsite(store, body);
        // What is published shows what to do with it; of a site for people with an account nothing else would tell.
        if (body.status === "private") toast.success(visibilityMessages.private);
      },
      (error) => setProblem(failureMessages(error, "Failed to publish website").join(" ")),
    );
  });

  const unpublish = useSingleFlight(() =>
    during(
      async () => {
        await changeWebsite(store, { status: "draft" });
        toast.success("Website is now draft mode. Its address stays yours.");
      },
      (error) => sayFailure(error, "Failed to unpublish website"),
    ),
  );

  return { isBusy, problem, publish, unpublish };
}
