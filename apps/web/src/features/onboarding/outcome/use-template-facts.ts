import { useQuery } from "@tanstack/react-query";
import { templatesQuery } from "../../../lib/queries/templates.ts";

/** Name, category and features of a template from the catalogue; the slug stands in while it is unknown. */
export function useTemplateFacts(slug: string | null | undefined) {
  const { data: groups = [] } = useQuery(templatesQuery);
  const template = groups.flatMap((group) => group.templates).find((one) => one.slug === slug);
  return {
    name: template?.name ?? slug ?? "",
    category: template?.category ?? "",
    features: template?.metadata.features ?? [],
  };
}
