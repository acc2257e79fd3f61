import { toast } from "@vitrine/ui";
import type { MouseEvent } from "react";
import { failureMessage } from "../../lib/form-errors.ts";
import { hereToken } from "../../lib/tryout-here/tryout-here.ts";
import { readTryout } from "./kept-tryout.tsx";
import { sendTryout } from "./send-tryout.ts";

const notSent = "Your CV could not be sent. Please check your connection and try again.";

/** Leaving for a provider ends this page, and with it what only this page has: that goes to the server before. */
export function takeAlong(event: MouseEvent<HTMLAnchorElement>): void {
  if (readTryout()?.token !== hereToken) return;
  event.preventDefault();
  const { href } = event.currentTarget;
  sendTryout().then(
    () => window.location.assign(href),
    (error: unknown) => toast.error(failureMessage(error, notSent)),
  );
}
