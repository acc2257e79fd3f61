import { QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, RouterProvider } from "@tanstack/react-router";
import { fillLandingPage, nothingClaimed, presetLandingContent, type LandingContent } from "@vitrine/model";
import { renderToString } from "react-dom/server";
import { beforeEach, expect, test } from "vitest";
import { queryClient } from "../../lib/query-client.ts";
import { createAppRouter } from "../../router.tsx";
import { stubBrowser, resetClient } from "../../testing/render-page.tsx";
import { landingQuery, type Claimed } from "./landing-content.ts";
import { landingParts } from "./landing-parts.tsx";

beforeEach(() => {
  resetClient();
  stubBrowser();
});

async function drawn(claimed: Claimed): Promise<string> {
  queryClient.setQueryData(landingQuery.queryKey, claimed);
  const router = createAppRouter(createMemoryHistory({ initialEntries: ["/"] }));
  await router.load();
  return renderToString(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

const [figure] = presetLandingContent.metrics;
const [story] = presetLandingContent.stories;

test.each<[string, LandingContent]>([
  [
    "other words everywhere",
    {
      ...presetLandingContent,
      support: { title: "Yes & no", text: "<b>" },
      hero_line: "O'Neill & <b>",
      metrics: [figure],
      stories: [story],
      statistics: [figure],
    },
  ],
  ["no stories", { ...presetLandingContent, stories: [] }],
  ["no figures below them", { ...presetLandingContent, statistics: [] }],
  ["no figures", { ...presetLandingContent, metrics: [] }],
  ["no promise of answers", { ...presetLandingContent, support: null }],
  ["nothing", nothingClaimed],
])("the page that the server fills is the one that the application draws: %s", async (_, content) => {
  const page = await drawn("preset");
  for (const part of [...landingParts().shipped.links, landingParts().shipped.metrics]) expect(page).toContain(part);
  expect(fillLandingPage(page, landingParts(), content)).toBe(await drawn(content));
});
