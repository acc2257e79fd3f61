import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { pickText } from "../lib/search.ts";
import { rootRoute } from "./root.tsx";

const component = lazyRouteComponent(() => import("../features/auth/register-page.tsx"), "RegisterPage");
const validateSearch = pickText("email", "plan", "billing", "source", "feature", "highlight", "template", "redirect");

export const registerRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/register",
  validateSearch,
  component,
  staticData: { access: "guest", layout: "bare", title: "Create your account" },
});

export const authRegisterRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/auth/register",
  validateSearch,
  component,
  staticData: { access: "guest", layout: "minimal", title: "Create your account" },
});
