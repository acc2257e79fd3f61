import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode, useEffect } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { setApiErrorListener } from "./lib/api-error-listener.ts";
import { queryClient } from "./lib/query-client.ts";
import { followOtherTabs } from "./lib/session/session-store.ts";
import { createAppRouter } from "./router.tsx";
import { closeOnBack } from "./shell/close-on-back.ts";
import "./shell/layouts.ts";
import { leaveAsGuest } from "./shell/leave-as-guest.ts";
import { openAddress } from "./shell/load-address.ts";
import { startEarly } from "./shell/start-early.ts";
import { keepEarlyWork } from "./shell/take-over.ts";
import "./styles.css";

// The faces of the interface come after the scripts, without which there is nothing to read, and before the first text.
for (const face of ["Familjen Grotesk Variable", "Hanken Grotesk Variable"]) void loadFace(face);

const early = startEarly(window.location);
closeOnBack(() => router.history);
const router = createAppRouter();
const address = openAddress(router);
const go = (to: string) => router.history.push(to);
const leave = () => leaveAsGuest(router);
const enterAsOther = () => {
  queryClient.clear();
  void router.navigate({ to: "/dashboard", ignoreBlocker: true });
};

setApiErrorListener((call) => {
  void import("./shell/handle-failed-call.ts").then(({ handleFailedCall }) => handleFailedCall(call, { go, leave }));
});
followOtherTabs(() => void leave(), enterAsOther);

const container = document.querySelector("#root");
if (container) {
  const show = () =>
    createRoot(container).render(
      <StrictMode>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
          <Mounted onMount={address.handOver} />
        </QueryClientProvider>
      </StrictMode>,
    );
  // A prebuilt page stays until its successor can be drawn in one go, and nothing is typed in between.
  const takeOver = () => {
    const repeat = keepEarlyWork(container);
    flushSync(show);
    repeat();
  };
  if (isPrebuiltPageShown(container)) void address.load().then(takeOver, takeOver);
  else void Promise.race([Promise.allSettled([address.load(), early]), patience()]).then(show);
}

async function loadFace(name: string): Promise<void> {
  try {
    await document.fonts.load(`1rem "${name}"`);
  } catch {
    // Its stand-in is shown.
  }
}

/** Its effect follows those of what stands before it. */
function Mounted({ onMount }: { onMount: () => void }) {
  useEffect(onMount, [onMount]);
  return null;
}

/**
 * A page whose parts come at once is drawn in one go: React holds back what follows a placeholder until that has
 * stood for 300 ms. When they take longer than this, the placeholder is shown.
 */
function patience(): Promise<void> {
  const patienceMs = 700;
  return new Promise((resolve) => {
    setTimeout(resolve, patienceMs);
  });
}

function isPrebuiltPageShown(root: Element): boolean {
  return root.hasChildNodes() && document.documentElement.dataset["skipsPrerendered"] === undefined;
}
