/**
 * Goes to an address that the server chose: inside the product through the router, to the payment provider by
 * leaving the page.
 */
export function leaveTo(address: string, go: (path: string) => void): void {
  const url = new URL(address, window.location.origin);
  if (url.origin === window.location.origin) go(`${url.pathname}${url.search}`);
  else window.location.assign(url.href);
}
