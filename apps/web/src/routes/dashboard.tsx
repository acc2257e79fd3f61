import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { pickText } from "../lib/search.ts";
import { rootRoute } from "./root.tsx";

export const dashboardRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/dashboard",
  validateSearch: pickText("from", "from_checkout", "trial", "skipOnboarding", "feature"),
  component: lazyRouteComponent(() => import("../features/dashboard/dashboard-page.tsx"), "DashboardPage"),
  staticData: { access: "sub", layout: "main", title: "Dashboard" },
});
