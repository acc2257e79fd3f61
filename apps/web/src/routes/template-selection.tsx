import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { pickText } from "../lib/search.ts";
import { rootRoute } from "./root.tsx";
import { websiteIdOf } from "./website-id.ts";

const Page = lazyRouteComponent(
  () => import("../features/template-gallery/template-selection-page.tsx"),
  "TemplateSelectionPage",
);
const validateSearch = pickText("template");

export const templateSelectionRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/templates/$id",
  validateSearch,
  beforeLoad: ({ params }) => websiteIdOf(params.id),
  component: function TemplateSelectionRoute() {
    const { id } = templateSelectionRoute.useParams();
    return <Page key={id} websiteId={Number(id)} wanted={templateSelectionRoute.useSearch().template} />;
  },
  staticData: { access: "login", layout: "preview", title: "Choose Your Template" },
});

/** The address that the sources use beside it. */
export const cvBuilderTemplatesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/cv-builder/templates/$id",
  validateSearch,
  beforeLoad: ({ params }) => websiteIdOf(params.id),
  component: function CvBuilderTemplatesRoute() {
    const { id } = cvBuilderTemplatesRoute.useParams();
    return <Page key={id} websiteId={Number(id)} wanted={cvBuilderTemplatesRoute.useSearch().template} />;
  },
  staticData: { access: "login", layout: "preview", title: "Choose Your Template" },
});
