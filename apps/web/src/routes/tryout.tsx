import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { rootRoute } from "./root.tsx";

export const tryoutRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/try/$token",
  component: lazyRouteComponent(() => import("../features/tryout/tryout-page.tsx"), "TryoutPage"),
  staticData: { access: "open", layout: "minimal", title: "Your site" },
});
