import { createRoute } from "@tanstack/react-router";
import { pickText } from "../lib/search.ts";
import { TemplateSelectionPage } from "../shell/shell-parts.ts";
import { rootRoute } from "./root.tsx";
import { websiteIdOf } from "./website-id.ts";

const validateSearch = pickText("template");

export const templateSelectionRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/templates/$id",
  validateSearch,
  beforeLoad: ({ params }) => websiteIdOf(params.id),
  component: function TemplateSelectionRoute() {
    const { id } = templateSelectionRoute.useParams();
    return (
      <TemplateSelectionPage key={id} websiteId={Number(id)} wanted={templateSelectionRoute.useSearch().template} />
    );
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
    return (
      <TemplateSelectionPage key={id} websiteId={Number(id)} wanted={cvBuilderTemplatesRoute.useSearch().template} />
    );
  },
  staticData: { access: "login", layout: "preview", title: "Choose Your Template" },
});
