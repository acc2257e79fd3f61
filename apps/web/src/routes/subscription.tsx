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

export const planChoiceRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/subscription/plans",
  validateSearch: pickText("plan", "billing"),
  component: lazyRouteComponent(() => import("../features/subscription/plan-choice-page.tsx"), "PlanChoicePage"),
  staticData: { access: "login", layout: "main", title: "Plans" },
});

export const billingPortalRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/subscription/billing",
  component: lazyRouteComponent(() => import("../features/checkout/billing-portal-page.tsx"), "BillingPortalPage"),
  staticData: { access: "login", layout: "main", title: "Billing" },
});
