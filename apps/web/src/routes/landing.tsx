import { createRoute } from "@tanstack/react-router";
import { LandingPage } from "../features/landing/landing-page.tsx";
import { pickText } from "../lib/search.ts";
import { rootRoute } from "./root.tsx";

/** Not loaded on demand: for most people it is the first page, and a second round trip would delay its first paint. */
export const landingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/",
  validateSearch: pickText("redirect"),
  component: LandingPage,
  staticData: { access: "open", layout: "landing" },
});
