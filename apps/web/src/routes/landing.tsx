import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { loadLandingContent } from "../features/landing/landing-content.ts";
import { pickText } from "../lib/search.ts";
import { rootRoute } from "./root.tsx";

/** The built page asks for this script together with the application (`prerender-landing.ts`): no second round trip. */
export const landingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/",
  validateSearch: pickText("redirect"),
  loader: loadLandingContent,
  component: lazyRouteComponent(() => import("../features/landing/landing-page.tsx"), "LandingPage"),
  staticData: { access: "open", layout: "landing" },
});
