import { queryOptions, useQuery } from "@tanstack/react-query";
import type { UnplacedLine } from "@vitrine/model";
import { quietApi } from "../../../lib/api.ts";
import { forgetWebsites } from "../../../lib/queries/websites.ts";
import { queryClient } from "../../../lib/query-client.ts";
import { sayFailure } from "../../../lib/say-failure.ts";
import type { SendLines } from "../../../lib/tray/use-sending.ts";

const trayQuery = (id: number) =>
  queryOptions({
    queryKey: ["website-tray", id] as const,
    queryFn: async ({ signal }) => quietApi.trays.readTray({ params: { id } }, { signal }),
  });

/** The lines of the site's CV that no field holds, and sending them to its sections. */
export function useSiteTray(id: number): { lines: readonly UnplacedLine[]; send: SendLines } {
  const { data } = useQuery(trayQuery(id));
  const version = data?.version ?? 0;
  const send: SendLines = async (lines, to) => {
    try {
      const {
        unplaced,
        version: next,
        moved,
      } = await quietApi.trays.sendTrayLines({ params: { id }, body: { lines: [...lines], to } }, { ifMatch: version });
      queryClient.setQueryData(trayQuery(id).queryKey, (before) => before && { ...before, unplaced, version: next });
      if (to === "out" || to === "tray") return moved;
      await forgetWebsites(id);
      // What is an entry of the site is changed and removed there.
      return [];
    } catch (error) {
      sayFailure(error, "The lines were not sent. Please try again.");
      await queryClient.invalidateQueries({ queryKey: trayQuery(id).queryKey });
      return null;
    }
  };
  return { lines: data?.unplaced ?? [], send };
}
