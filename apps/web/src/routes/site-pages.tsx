import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { pickText } from "../lib/search.ts";
import { rootRoute } from "./root.tsx";
import { websiteIdOf } from "./website-id.ts";

const Analytics = lazyRouteComponent(() => import("../features/site-analytics/analytics-page.tsx"), "AnalyticsPage");
const Messages = lazyRouteComponent(() => import("../features/messages/messages-page.tsx"), "MessagesPage");

export const siteAnalyticsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/websites/$id/analytics",
  validateSearch: pickText("period"),
  beforeLoad: ({ params }) => websiteIdOf(params.id),
  component: function SiteAnalyticsRoute() {
    const { id } = siteAnalyticsRoute.useParams();
    return <Analytics key={id} websiteId={Number(id)} search={siteAnalyticsRoute.useSearch()} />;
  },
  staticData: { access: "login", layout: "main", title: "Analytics" },
});

export const siteMessagesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/websites/$id/messages",
  beforeLoad: ({ params }) => websiteIdOf(params.id),
  component: function SiteMessagesRoute() {
    const { id } = siteMessagesRoute.useParams();
    return <Messages key={id} websiteId={Number(id)} />;
  },
  staticData: { access: "login", layout: "main", title: "Messages" },
});
