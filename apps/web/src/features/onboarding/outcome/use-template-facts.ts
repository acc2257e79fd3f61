import { templateDisplayName } from "@vitrine/model";
import { useQuery } from "@tanstack/react-query";
import { templatesQuery } from "../../../lib/queries/templates.ts";

/** What a template is called here and its features from the catalogue; `others` names those without a short name. */
export function useTemplateFacts(slug: string, others?: string) {
  const { data: groups = [] } = useQuery(templatesQuery);
  const template = groups.flatMap((group) => group.templates).find((one) => one.slug === slug);
  return { name: templateDisplayName(slug, others), features: template?.metadata.features ?? [] };
}
