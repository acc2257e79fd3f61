import { createRoute, lazyRouteComponent, redirect } from "@tanstack/react-router";
import { rootRoute } from "./root.tsx";

export const createWebsiteRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/create-website",
  component: lazyRouteComponent(
    () => import("../features/create-website/create-website-page.tsx"),
    "CreateWebsitePage",
  ),
  staticData: { access: "login", layout: "minimal", title: "Create your portfolio" },
});

/** The older address of the manual form (contract.md 16). */
export const manualFormAlias = createRoute({
  getParentRoute: () => rootRoute,
  path: "/cv-builder",
  staticData: { access: "login", layout: "minimal" },
  beforeLoad: ({ search }) => {
    throw redirect({ to: "/create-website", search, replace: true });
  },
});
