import { useQuery } from "@tanstack/react-query";
import type { WebsiteSummary } from "@vitrine/model";
import { templatesQuery } from "../../lib/queries/templates.ts";
import { TemplatePicture } from "../../lib/templates/template-picture.tsx";

/** The look of a portfolio: the picture of its template in a 16:10 window. */
export function SiteMiniature({ website }: { website: WebsiteSummary }) {
  const templates = useQuery(templatesQuery);
  const template = templates.data
    ?.flatMap((group) => group.templates)
    .find(({ slug }) => slug === website.template_slug);
  const picture = template?.preview_urls?.desktop;
  if (!picture) return <div className="aspect-[16/10] bg-sunken shadow-plinth" />;
  return <TemplatePicture name={website.template.name} src={picture} />;
}
