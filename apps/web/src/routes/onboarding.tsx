import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { pickText } from "../lib/search.ts";
import { rootRoute } from "./root.tsx";

export const onboardingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/onboarding",
  validateSearch: pickText("path", "session_id", "template"),
  component: lazyRouteComponent(() => import("../features/onboarding/onboarding-page.tsx"), "OnboardingPage"),
  staticData: { access: "sub", layout: "minimal", title: "Create your portfolio" },
});
