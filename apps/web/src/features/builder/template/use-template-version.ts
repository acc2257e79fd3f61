import { queryOptions, useQuery } from "@tanstack/react-query";
import { ApiError } from "@vitrine/api-client";
import type { Website } from "@vitrine/model";
import { toast } from "@vitrine/ui";
import { useState } from "react";
import { quietApi } from "../../../lib/api.ts";
import { failureMessage } from "../../../lib/form-errors.ts";
import { queryClient } from "../../../lib/query-client.ts";
import { forgetWebsites } from "../../../lib/queries/websites.ts";
import { useBuilderWork } from "../work/work-context.ts";

/** Whether a website stays with its template as it was; another template is another question. */
const templateVersionQuery = ({ id, template_slug: slug }: Pick<Website, "id" | "template_slug">) =>
  queryOptions({
    queryKey: ["template-version", id, slug],
    queryFn: async ({ signal }) =>
      (await quietApi.templates.getTemplateVersion({ params: { id } }, { signal })).template_version,
    staleTime: 0,
    retry: false,
  });

/**
 * The address of the page as it is published where a kept version of the template draws it otherwise than the preview
 * would: from what is saved. Null where both are the same.
 */
export function useKeptPage(website: Pick<Website, "id" | "template_slug" | "version">): string | null {
  const { data } = useQuery(templateVersionQuery(website));
  if (!data?.is_pinned || data.is_current || !data.is_available) return null;
  return `/fitting/${website.id}/${website.template_slug}?version=${website.version}`;
}

/** What is known of it, null until then, and the way to choose otherwise. */
export function useTemplateVersion(website: Website) {
  const { store } = useBuilderWork();
  const query = templateVersionQuery(website);
  const { data = null } = useQuery(query);
  const [isPutting, setPutting] = useState(false);

  async function put(isPinned: boolean): Promise<void> {
    if (isPutting) return;
    setPutting(true);
    try {
      const { id, version } = store.get().base;
      const answer = await send({ id, version }, isPinned);
      store.dispatch({ type: "server_changed", website: answer.website });
      queryClient.setQueryData(query.queryKey, answer.template_version);
      toast.success(answer.message);
      await forgetWebsites(id);
    } catch (error) {
      toast.error(failureMessage(error, "This could not be changed. Please try again."));
    } finally {
      setPutting(false);
    }
  }

  return { state: data, isPutting, put };
}

/** Another tab's change of other things in between is no reason to refuse it. */
function send({ id, version }: Pick<Website, "id" | "version">, isPinned: boolean) {
  const from = (ifMatch: number) =>
    quietApi.templates.putTemplateVersion({ params: { id }, body: { is_pinned: isPinned } }, { ifMatch });
  return from(version).catch((error: unknown) => {
    const server = error instanceof ApiError && error.code === "version_conflict" ? error.data["website"] : undefined;
    if (!server) throw error;
    return from((server as Website).version);
  });
}
