type LoadingRouter = { load: () => Promise<void> };

/**
 * Loads the page of the address. Before the page is mounted the router hears no step back or forward, and on mounting
 * it does not look again while it is loading; so after such a step the address is loaded once more.
 * @param steps where the browser says that such a step was taken
 */
export async function loadAddress(router: LoadingRouter, steps: EventTarget = window): Promise<void> {
  const address = { isLeft: false };
  const leave = () => {
    address.isLeft = true;
  };
  steps.addEventListener("popstate", leave);
  do {
    address.isLeft = false;
    await router.load();
  } while (address.isLeft);
  steps.removeEventListener("popstate", leave);
}
