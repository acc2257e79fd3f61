import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { pickText } from "../lib/search.ts";
import { rootRoute } from "./root.tsx";

const Page = lazyRouteComponent(() => import("../features/onboarding/onboarding-page.tsx"), "OnboardingPage");
const ManualForm = lazy(async () => ({
  default: (await import("../features/create-website/manual-create.tsx")).ManualCreate,
}));

export const onboardingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/onboarding",
  validateSearch: pickText("path", "session_id", "template"),
  component: OnboardingRoute,
  staticData: { access: "sub", layout: "minimal", title: "Create your portfolio" },
});

function OnboardingRoute() {
  return (
    <Suspense>
      <Page manualForm={ManualForm} />
    </Suspense>
  );
}
