type LoadingRouter = { load: () => Promise<void> };

/**
 * Loads the page of the address, and follows the steps back or forward that are taken meanwhile: until the page is
 * mounted the router hears of none, and on mounting it does not look again, because it has loaded a page already.
 * @param steps where the browser says that such a step was taken
 * @returns `load` settles when the page of the address can be shown; `handOver` is to be called once the router
 *   listens itself
 */
export function openAddress(
  router: LoadingRouter,
  steps: EventTarget = window,
): { load: () => Promise<void>; handOver: () => void } {
  let isLeft = false;
  const leave = () => {
    isLeft = true;
  };
  steps.addEventListener("popstate", leave);
  const load = async () => {
    do {
      isLeft = false;
      await router.load();
    } while (isLeft);
  };
  const handOver = () => {
    steps.removeEventListener("popstate", leave);
    if (isLeft) void load();
  };
  return { load, handOver };
}
