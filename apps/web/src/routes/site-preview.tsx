import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { pickText } from "../lib/search.ts";
import { rootRoute } from "./root.tsx";
import { websiteIdOf } from "./website-id.ts";

const Page = lazyRouteComponent(() => import("../features/builder/site-preview-page.tsx"), "SitePreviewPage");
const validateSearch = pickText("from", "print");

export const sitePreviewRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/cv/$id/preview",
  validateSearch,
  beforeLoad: ({ params }) => websiteIdOf(params.id),
  component: function SitePreviewRoute() {
    const { print } = sitePreviewRoute.useSearch();
    return <Page websiteId={Number(sitePreviewRoute.useParams().id)} print={print !== undefined} />;
  },
  staticData: { access: "login", layout: "preview", title: "Preview" },
});

/** The older address of the same page. */
export const legacySitePreviewRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/cv-preview/$id",
  validateSearch,
  beforeLoad: ({ params }) => websiteIdOf(params.id),
  component: function LegacySitePreviewRoute() {
    return <Page websiteId={Number(legacySitePreviewRoute.useParams().id)} />;
  },
  staticData: { access: "login", layout: "preview", title: "Preview" },
});
