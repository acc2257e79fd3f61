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
