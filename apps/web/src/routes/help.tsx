import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { rootRoute } from "./root.tsx";

const Page = lazyRouteComponent(() => import("../features/help/help-page.tsx"), "HelpPage");

export const helpRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/help",
  component: () => <Page topic="start" />,
  staticData: { access: "open", layout: "minimal", title: "Help" },
});

export const atsHelpRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/help/ats-optimization",
  component: () => <Page topic="ats" />,
  staticData: { access: "open", layout: "minimal", title: "ATS optimization" },
});

export const analyticsHelpRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/help/analytics",
  component: () => <Page topic="analytics" />,
  staticData: { access: "open", layout: "minimal", title: "Analytics" },
});
