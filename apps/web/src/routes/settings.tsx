import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { pickText } from "../lib/search.ts";
import { rootRoute } from "./root.tsx";

export const settingsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/dashboard/settings",
  validateSearch: pickText("tab"),
  component: lazyRouteComponent(() => import("../features/account-settings/settings-page.tsx"), "SettingsPage"),
  staticData: { access: "login", layout: "main", title: "Settings" },
});
