import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { pickText } from "../lib/search.ts";
import { rootRoute } from "./root.tsx";

export const checkoutRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/checkout",
  validateSearch: pickText("plan", "billing", "flow", "source", "offer_code"),
  component: lazyRouteComponent(() => import("../features/checkout/checkout-page.tsx"), "CheckoutPage"),
  staticData: { access: "open", layout: "minimal", title: "Checkout" },
});

export const paymentRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/checkout/payment",
  validateSearch: pickText("session_id"),
  component: lazyRouteComponent(() => import("../features/checkout/payment-page.tsx"), "PaymentPage"),
  staticData: { access: "open", layout: "minimal", title: "Payment" },
});

export const checkoutSuccessRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/checkout/success",
  validateSearch: pickText("session_id"),
  component: lazyRouteComponent(() => import("../features/checkout/success-page.tsx"), "SuccessPage"),
  staticData: { access: "login", layout: "minimal", title: "Checkout" },
});
