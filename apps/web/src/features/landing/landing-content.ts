import { queryOptions } from "@tanstack/react-query";
import type { LandingContent } from "@vitrine/model";
import { queryClient } from "../../lib/query-client.ts";

/** What the page claims; "preset" for what it ships with. */
export type Claimed = LandingContent | "preset";

/** The prebuilt page says itself what it claims, so that nothing is asked for; who comes from elsewhere asks. */
export const landingQuery = queryOptions({
  queryKey: ["landing"],
  queryFn: async ({ signal }): Promise<Claimed> => {
    const told = document.querySelector<HTMLMetaElement>('meta[name="landing-content"]')?.content;
    if (told === "preset") return told;
    if (told !== undefined) return JSON.parse(told) as LandingContent;
    const { quietApi } = await import("../../lib/api.ts");
    return (await quietApi.landing.getLanding({}, { signal })).data;
  },
});

/** Asks before the page is drawn; a page that nobody could ask for claims nothing. */
export const loadLandingContent = () => queryClient.ensureQueryData(landingQuery).catch(() => null);
