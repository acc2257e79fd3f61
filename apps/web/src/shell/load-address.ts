import type { RouterHistory } from "@tanstack/react-router";

type LoadingRouter = { history: RouterHistory; load: () => Promise<void> };

/**
 * Loads the page of the address. Before the page is mounted the router hears no step back or forward, and on mounting
 * it does not look again while it is loading; so after such a step the address is loaded once more.
 */
export async function loadAddress(router: LoadingRouter): Promise<void> {
  const steps = { taken: false };
  const unsubscribe = router.history.subscribe(({ action }) => {
    if (action.type !== "PUSH" && action.type !== "REPLACE") steps.taken = true;
  });
  do {
    steps.taken = false;
    await router.load();
  } while (steps.taken);
  unsubscribe();
}
