import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { rootRoute } from "./root.tsx";

const Page = lazyRouteComponent(() => import("../features/legal/legal-page.tsx"), "LegalPage");

export const termsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/terms",
  component: () => <Page topic="terms" />,
  staticData: { access: "open", layout: "minimal", title: "Terms" },
});

export const privacyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/privacy",
  component: () => <Page topic="privacy" />,
  staticData: { access: "open", layout: "minimal", title: "Privacy" },
});
