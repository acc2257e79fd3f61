import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { rootRoute } from "./root.tsx";

/** Lists keep their search, filters, page and open row in the address; each page reads what it knows. */
function anyText(search: Record<string, unknown>): { [name: string]: string | undefined } {
  return Object.fromEntries(
    Object.entries(search).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}

const admin = (title: string) => ({ access: "admin", layout: "main", title }) as const;

export const adminRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/admin",
  validateSearch: anyText,
  component: lazyRouteComponent(() => import("../features/admin/overview/overview-page.tsx"), "OverviewPage"),
  staticData: admin("Admin"),
});

export const adminUsersRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/admin/users",
  validateSearch: anyText,
  component: lazyRouteComponent(() => import("../features/admin/users/users-page.tsx"), "UsersPage"),
  staticData: admin("Users"),
});

export const adminWebsitesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/admin/websites",
  validateSearch: anyText,
  component: lazyRouteComponent(() => import("../features/admin/websites/websites-page.tsx"), "WebsitesPage"),
  staticData: admin("Websites"),
});

export const adminWaitingListRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/admin/waiting-list",
  validateSearch: anyText,
  component: lazyRouteComponent(
    () => import("../features/admin/waiting-list/waiting-list-page.tsx"),
    "WaitingListPage",
  ),
  staticData: admin("Waiting list"),
});

export const adminAnalyticsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/admin/analytics",
  validateSearch: anyText,
  component: lazyRouteComponent(() => import("../features/admin/analytics/product-page.tsx"), "ProductPage"),
  staticData: admin("Analytics"),
});

export const adminSubscriptionsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/admin/subscriptions",
  validateSearch: anyText,
  component: lazyRouteComponent(
    () => import("../features/admin/subscriptions/subscriptions-page.tsx"),
    "SubscriptionsPage",
  ),
  staticData: admin("Subscriptions"),
});

export const adminSubscriptionAnalyticsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/admin/subscription-analytics",
  validateSearch: anyText,
  component: lazyRouteComponent(
    () => import("../features/admin/subscription-analytics/revenue-page.tsx"),
    "RevenuePage",
  ),
  staticData: admin("Subscription analytics"),
});

export const adminReportsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/admin/reports",
  validateSearch: anyText,
  component: lazyRouteComponent(() => import("../features/admin/reports/reports-page.tsx"), "ReportsPage"),
  staticData: admin("Reports"),
});

export const adminAppealsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/admin/appeals",
  validateSearch: anyText,
  component: lazyRouteComponent(() => import("../features/admin/appeals/appeals-page.tsx"), "AppealsPage"),
  staticData: admin("Appeals"),
});

export const adminOffersRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/admin/offers",
  validateSearch: anyText,
  component: lazyRouteComponent(() => import("../features/admin/offers/offers-page.tsx"), "OffersPage"),
  staticData: admin("Offers"),
});

export const adminJobsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/admin/jobs",
  validateSearch: anyText,
  component: lazyRouteComponent(() => import("../features/admin/jobs/jobs-page.tsx"), "JobsPage"),
  staticData: admin("Jobs"),
});

export const adminSystemRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/admin/system",
  validateSearch: anyText,
  component: lazyRouteComponent(() => import("../features/admin/system/system-page.tsx"), "SystemPage"),
  staticData: admin("System"),
});

export const adminBetaSettingsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/admin/beta-settings",
  validateSearch: anyText,
  component: lazyRouteComponent(
    () => import("../features/admin/beta-settings/beta-settings-page.tsx"),
    "BetaSettingsPage",
  ),
  staticData: admin("Beta access"),
});

export const adminLandingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/admin/landing",
  validateSearch: anyText,
  component: lazyRouteComponent(() => import("../features/admin/landing/landing-claims-page.tsx"), "LandingClaimsPage"),
  staticData: admin("Landing"),
});
