import { createRoute, redirect } from "@tanstack/react-router";
import { getSession } from "../lib/session/session-store.ts";
import { rootRoute } from "./root.tsx";

/** Older addresses that lead to a page of today, with their query (contract.md 16). */
const builderAlias = createRoute({
  getParentRoute: () => rootRoute,
  path: "/cv-builder/builder/$id",
  beforeLoad: ({ params, search }) => {
    throw redirect({ to: "/builder/$id", params, search, replace: true });
  },
});

const editAlias = createRoute({
  getParentRoute: () => rootRoute,
  path: "/cv/$id/edit",
  staticData: { access: "login" },
  beforeLoad: ({ params, search }) => {
    throw redirect({ to: "/builder/$id", params, search, replace: true });
  },
});

const onboardingAlias = createRoute({
  getParentRoute: () => rootRoute,
  path: "/cv-builder/onboarding",
  beforeLoad: ({ search }) => {
    throw redirect({ to: "/onboarding", search, replace: true });
  },
});

/** Any unknown path: the dashboard for a signed-in person, else the landing page. */
const unknownRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "$",
  beforeLoad: () => {
    throw redirect({ to: getSession().user ? "/dashboard" : "/", replace: true });
  },
});

export const aliasRoutes = [builderAlias, editAlias, onboardingAlias, unknownRoute];
