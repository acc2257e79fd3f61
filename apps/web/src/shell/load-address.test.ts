import { createMemoryHistory, createRootRoute, createRoute, createRouter } from "@tanstack/react-router";
import { expect, test } from "vitest";
import { loadAddress } from "./load-address.ts";

test("a step back while the page is still loading is followed", async () => {
  const arrived = Promise.withResolvers<void>();
  const root = createRootRoute();
  const page = (path: string, loader?: () => Promise<void>) =>
    createRoute({ getParentRoute: () => root, path, ...(loader ? { loader } : {}) });
  const router = createRouter({
    routeTree: root.addChildren([page("/checkout"), page("/checkout/payment", () => arrived.promise)]),
    history: createMemoryHistory({ initialEntries: ["/checkout", "/checkout/payment"] }),
  });
  const steps = new EventTarget();
  const loading = loadAddress(router, steps);
  router.history.back();
  steps.dispatchEvent(new Event("popstate"));
  arrived.resolve();
  await loading;
  expect(router.state.matches.at(-1)?.pathname).toBe("/checkout");
});
