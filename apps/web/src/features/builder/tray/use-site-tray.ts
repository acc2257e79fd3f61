import { ApiError } from "@vitrine/api-client";
import { queryOptions, useQuery } from "@tanstack/react-query";
import type { UnplacedLine } from "@vitrine/model";
import { toast } from "@vitrine/ui";
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

type KnownTray = { unplaced: UnplacedLine[]; version: number };

/** The lines of the site's CV that no field holds, and sending them to its sections. */
export function useSiteTray(id: number): { lines: readonly UnplacedLine[]; send: SendLines } {
  const { data } = useQuery(trayQuery(id));
  const send: SendLines = async (lines, to) => {
    const { queryKey } = trayQuery(id);
    const known = queryClient.getQueryData(queryKey) ?? { unplaced: [], version: 0 };
    const ask = ({ version }: KnownTray) =>
      quietApi.trays.sendTrayLines({ params: { id }, body: { lines: [...lines], to } }, { ifMatch: version });
    try {
      const { moved, ...stored } = await ask(known).catch((error: unknown) => {
        const now = trayBehind(error);
        // What another tab did with other lines is no reason to ask.
        if (!now || !sameStates(known, now, lines)) throw error;
        return ask(now);
      });
      queryClient.setQueryData(queryKey, (before) => before && { ...before, ...stored });
      if (to === "out" || to === "tray") return moved;
      await forgetWebsites(id);
      // What is an entry of the site is changed and removed there.
      return [];
    } catch (error) {
      if (trayBehind(error))
        toast.info("Another tab has done something with these lines already. This is how they stand.");
      else sayFailure(error, "The lines were not sent. Please try again.");
      await Promise.all([queryClient.invalidateQueries({ queryKey }), trayBehind(error) ? forgetWebsites(id) : null]);
      return null;
    }
  };
  return { lines: data?.unplaced ?? [], send };
}

/** The tray that a version conflict carries. */
function trayBehind(error: unknown): KnownTray | null {
  if (!(error instanceof ApiError) || error.code !== "version_conflict") return null;
  const { unplaced, current_version: version } = error.data;
  return Array.isArray(unplaced) ? { unplaced: unplaced as UnplacedLine[], version: Number(version) } : null;
}

function sameStates(one: KnownTray, other: KnownTray, lines: readonly number[]): boolean {
  const stateIn = ({ unplaced }: KnownTray, line: number) => unplaced.find(({ id }) => id === line)?.state;
  return lines.every((line) => stateIn(one, line) === stateIn(other, line));
}
