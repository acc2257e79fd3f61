import { nothingClaimed, presetLandingContent, type LandingContent } from "@vitrine/model";
import { queryClient } from "../../lib/query-client.ts";
import { landingQuery } from "./landing-content.ts";

/** What the page claims of this installation, as its route has found out before it is drawn. */
export function knownLandingContent(): LandingContent {
  const data = queryClient.getQueryData(landingQuery.queryKey) ?? nothingClaimed;
  return data === "preset" ? presetLandingContent : data;
}

/** Whether there is a section of stories and figures that links can lead to. */
export function hasStories({ stories, statistics }: LandingContent): boolean {
  return stories.length + statistics.length > 0;
}
