/**
 * Goes to an address that the server chose: inside the product through the router, to the payment provider by
 * leaving the page. A browser that brings the left page back as it was loads it anew: its buttons were busy and its
 * plan may have changed.
 */
export function leaveTo(address: string, go: (path: string) => void, page: Page = window): void {
  const url = new URL(address, page.location.origin);
  if (url.origin === page.location.origin) return go(`${url.pathname}${url.search}`);
  page.addEventListener("pageshow", (event) => (event.persisted ? page.location.reload() : undefined));
  page.location.assign(url.href);
}

type Page = {
  location: Pick<Location, "origin" | "assign" | "reload">;
  addEventListener(type: "pageshow", listener: (event: PageTransitionEvent) => void): void;
};
