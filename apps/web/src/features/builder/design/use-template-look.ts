import { queryOptions, useQuery } from "@tanstack/react-query";

const templateLookQuery = (slug: string) =>
  queryOptions({
    queryKey: ["template-look", slug],
    queryFn: async () => (await import("@vitrine/templates/look")).loadLook(slug),
    staleTime: Infinity,
    // It holds functions, which an equal answer does not share.
    structuralSharing: false,
  });

/** What can be chosen of a template's look. It comes with the template's own code, which the preview has loaded. */
export const useTemplateLook = (slug: string) => useQuery(templateLookQuery(slug));
