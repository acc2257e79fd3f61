import { createRoute, lazyRouteComponent, redirect } from "@tanstack/react-router";
import { pickText } from "../lib/search.ts";
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

const NewFromTemplate = lazyRouteComponent(
  () => import("../features/create-website/new-from-template-page.tsx"),
  "NewFromTemplatePage",
);

/** A new website with the template that somebody chose on the landing page (contract.md 16). */
export const newFromTemplateRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/builder/new",
  validateSearch: pickText("template"),
  component: NewFromTemplateRoute,
  staticData: { access: "sub", layout: "minimal", title: "Your new website" },
});

function NewFromTemplateRoute() {
  return <NewFromTemplate template={newFromTemplateRoute.useSearch().template} />;
}

/** The older address of the manual form (contract.md 16). */
export const manualFormAlias = createRoute({
  getParentRoute: () => rootRoute,
  path: "/cv-builder",
  staticData: { access: "login", layout: "minimal" },
  beforeLoad: ({ search }) => {
    throw redirect({ to: "/create-website", search, replace: true });
  },
});
