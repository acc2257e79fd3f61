import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { pickText } from "../lib/search.ts";
import { rootRoute } from "./root.tsx";

export const subscriptionRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/subscription",
  validateSearch: pickText("plan", "action", "billing"),
  component: lazyRouteComponent(() => import("../features/subscription/subscription-page.tsx"), "SubscriptionPage"),
  staticData: { access: "login", layout: "main", title: "Subscription" },
});

export const checkoutRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/checkout",
  validateSearch: pickText("plan", "billing", "flow", "source"),
  component: lazyRouteComponent(() => import("../features/subscription/checkout-page.tsx"), "CheckoutPage"),
  staticData: { access: "open", layout: "minimal", title: "Your plan" },
});
