import { createRoute, redirect } from "@tanstack/react-router";
import { pickText } from "../lib/search.ts";
import { getSession } from "../lib/session/session-store.ts";
import { BuilderPage } from "../shell/shell-parts.ts";
import { rootRoute } from "./root.tsx";
import { websiteIdOf } from "./website-id.ts";

export const builderRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/builder/$id",
  validateSearch: pickText("from", "template", "preview", "section"),
  beforeLoad: ({ params }) => websiteIdOf(params.id),
  component: BuilderRoute,
  staticData: { access: "sub", layout: "main", title: "Portfolio Builder", workspace: true },
});

function BuilderRoute() {
  const { id } = builderRoute.useParams();
  return <BuilderPage key={id} websiteId={Number(id)} search={builderRoute.useSearch()} />;
}

/** Without an id: the active website's builder, or the dashboard (document 1, section 2.1). */
export const activeBuilderRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/builder",
  beforeLoad: async () => {
    const { activeWebsiteFound } = await import("../lib/session/check-session.ts");
    await activeWebsiteFound();
    const { activeWebsite } = getSession();
    if (!activeWebsite) throw redirect({ to: "/dashboard", replace: true });
    throw redirect({ to: "/builder/$id", params: { id: String(activeWebsite.id) }, replace: true });
  },
  staticData: { access: "sub", layout: "main" },
});
