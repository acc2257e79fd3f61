import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { rootRoute } from "./root.tsx";

const Page = lazyRouteComponent(() => import("../features/support/support-page.tsx"), "SupportPage");

export const supportRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/support",
  component: Page,
  staticData: { access: "open", layout: "minimal", title: "Support" },
});

export const dashboardSupportRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/dashboard/support",
  component: Page,
  staticData: { access: "login", layout: "main", title: "Support" },
});
