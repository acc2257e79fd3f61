import { QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, createRootRoute, createRouter, Outlet, RouterProvider } from "@tanstack/react-router";
import { render } from "@testing-library/react";
import { loadPanels, toast, Toaster } from "@vitrine/ui";
import type { ReactNode } from "react";
import { vi } from "vitest";
import { queryClient } from "../lib/query-client.ts";
import { parseSearch, stringifySearch } from "../lib/search.ts";
import { clearSession } from "../lib/session/session-store.ts";

// As after the first move of a pointer: tests look at dialogs, not at how they arrive.
await loadPanels();

/** Whether a window of that many pixels is as wide or as narrow as a media query asks. */
function isOfWidth(query: string, width: number): boolean {
  const [, edge, pixels] = /\((min|max)-width: ([\d.]+)px\)/.exec(query) ?? [];
  return edge === "min" ? width >= Number(pixels) : edge === "max" && width <= Number(pixels);
}

/**
 * What browsers have and jsdom has not.
 * @param width of the window in pixels; without one, no media query holds
 */
export function stubBrowser(width?: number): void {
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: width !== undefined && isOfWidth(query, width),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  class Observer {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  vi.stubGlobal("scrollTo", () => undefined);
  vi.stubGlobal("ResizeObserver", Observer);
  vi.stubGlobal("IntersectionObserver", Observer);
  Object.assign(Element.prototype, { scrollIntoView: () => undefined, hasPointerCapture: () => false });
}

/** A clean slate: nobody signed in, nothing stored, nothing cached. */
export function resetClient(): void {
  window.localStorage.clear();
  window.sessionStorage.clear();
  clearSession();
  queryClient.clear();
  toast.clear();
}

/** Renders a page at an address, with toasts over it; in a window of some width where that matters. */
export async function renderPage(page: ReactNode, address: string, width?: number) {
  stubBrowser(width);
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createRouter({
    routeTree: createRootRoute({ component: Outlet, notFoundComponent: () => <>{page}</> }),
    history,
    parseSearch,
    stringifySearch,
  });
  await router.load();
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router as never} />
      <Toaster />
    </QueryClientProvider>,
  );
  return { address: () => history.location.href };
}
