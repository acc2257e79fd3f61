import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { pickText } from "../lib/search.ts";
import { rootRoute } from "./root.tsx";

const component = lazyRouteComponent(() => import("../features/auth/login-page.tsx"), "LoginPage");
const validateSearch = pickText("redirect", "plan", "billing", "social_code", "social_error");

export const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/login",
  validateSearch,
  component,
  staticData: { access: "guest", layout: "bare", title: "Sign in" },
});

export const authLoginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/auth/login",
  validateSearch,
  component,
  staticData: { access: "guest", layout: "minimal", title: "Sign in" },
});
