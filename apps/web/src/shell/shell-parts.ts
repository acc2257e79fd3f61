import { lazyRouteComponent } from "@tanstack/react-router";

/** Parts that come by themselves; once one is there it is drawn at once, without a placeholder. */
export const MainLayout = lazyRouteComponent(async () => import("./main-layout.tsx"), "MainLayout");
export const MinimalLayout = lazyRouteComponent(async () => import("./minimal-layout.tsx"), "MinimalLayout");
export const BuilderPage = lazyRouteComponent(
  async () => import("../features/builder/builder-page.tsx"),
  "BuilderPage",
);
export const DashboardPage = lazyRouteComponent(
  async () => import("../features/dashboard/dashboard-page.tsx"),
  "DashboardPage",
);
export const TemplateSelectionPage = lazyRouteComponent(
  async () => import("../features/template-gallery/template-selection-page.tsx"),
  "TemplateSelectionPage",
);
export const Overlays = lazyRouteComponent(async () => import("./overlays.tsx"), "Overlays");
