import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { pickText } from "../lib/search.ts";
import { rootRoute } from "./root.tsx";

export const testimonialRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/testimonial",
  validateSearch: pickText("token"),
  component: lazyRouteComponent(() => import("../features/testimonial/testimonial-page.tsx"), "TestimonialPage"),
  staticData: { access: "open", layout: "minimal", title: "A few words" },
});

export const confirmTestimonialRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/testimonial/confirm",
  validateSearch: pickText("token"),
  component: lazyRouteComponent(
    () => import("../features/testimonial/confirm-testimonial-page.tsx"),
    "ConfirmTestimonialPage",
  ),
  staticData: { access: "open", layout: "minimal", title: "Confirm your testimonial" },
});
