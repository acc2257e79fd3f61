import { createRoute } from "@tanstack/react-router";
import { pickText } from "../lib/search.ts";
import { DashboardPage } from "../shell/shell-parts.ts";
import { rootRoute } from "./root.tsx";

export const dashboardRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/dashboard",
  validateSearch: pickText("from", "from_checkout", "trial", "skipOnboarding", "feature"),
  component: DashboardPage,
  staticData: { access: "sub", layout: "main", title: "Dashboard" },
});
