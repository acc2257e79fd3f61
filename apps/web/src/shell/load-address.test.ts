import { createMemoryHistory, createRootRoute, createRoute, createRouter } from "@tanstack/react-router";
import { expect, test, vi } from "vitest";
import { openAddress } from "./load-address.ts";

/** A router on the second of two pages, which arrives when it is told to, and a way to step back to the first. */
function onThePayment() {
  const arrived = Promise.withResolvers<void>();
  const root = createRootRoute();
  const page = (path: string, loader?: () => Promise<void>) =>
    createRoute({ getParentRoute: () => root, path, ...(loader ? { loader } : {}) });
  const router = createRouter({
    routeTree: root.addChildren([page("/checkout"), page("/checkout/payment", () => arrived.promise)]),
    history: createMemoryHistory({ initialEntries: ["/checkout", "/checkout/payment"] }),
  });
  const steps = new EventTarget();
  const stepBack = () => {
    router.history.back();
    steps.dispatchEvent(new Event("popstate"));
  };
  const shown = () => router.state.matches.at(-1)?.pathname;
  return { router, steps, arrive: arrived.resolve, stepBack, shown };
}

test("a step back while the page is still loading is followed", async () => {
  const { router, steps, arrive, stepBack, shown } = onThePayment();
  const loading = openAddress(router, steps).load();
  stepBack();
  arrive();
  await loading;
  expect(shown()).toBe("/checkout");
});

test("a step back between loading the page and mounting it is followed", async () => {
  const { router, steps, arrive, stepBack, shown } = onThePayment();
  const address = openAddress(router, steps);
  arrive();
  await address.load();
  stepBack();
  expect(shown()).toBe("/checkout/payment");
  address.handOver();
  await vi.waitFor(() => expect(shown()).toBe("/checkout"));
});

test("once the router listens itself, nothing is loaded twice", async () => {
  const { router, steps, arrive, stepBack } = onThePayment();
  const address = openAddress(router, steps);
  arrive();
  await address.load();
  const load = vi.spyOn(router, "load");
  address.handOver();
  stepBack();
  // React mounts twice where it looks for mistakes.
  address.handOver();
  expect(load).not.toHaveBeenCalled();
});
