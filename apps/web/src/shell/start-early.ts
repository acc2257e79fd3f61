import { queryClient } from "../lib/query-client.ts";
import { getSession } from "../lib/session/session-store.ts";
import { BuilderPage, DashboardPage, MainLayout, Overlays, TemplateSelectionPage } from "./shell-parts.ts";

/** Pages of one website whose data is asked for with their scripts. */
const ofWebsite = /^\/(builder|(?:cv-builder\/)?templates)\/([1-9]\d{0,15})$/;

/**
 * Asks for everything that the address of a builder, of the choice of a template, or of the dashboard, will need while
 * the guard still checks the session: scripts and data come side by side instead of one after the other. Who comes to the
 * dashboard from somewhere, as from the checkout, has their data read when the page knows what happened there.
 * @returns settles when the scripts are there
 */
export async function startEarly({ pathname, search }: Pick<Location, "pathname" | "search">): Promise<void> {
  const [, place, id] = ofWebsite.exec(pathname) ?? [];
  const isDashboard = pathname === "/dashboard";
  if ((id === undefined && !isDashboard) || getSession().sessionId === null) return;
  if (id !== undefined) void askForData(Number(id));
  else if (search === "") void askForCollection();
  const isGallery = id !== undefined && place !== "builder";
  const Page = isDashboard ? DashboardPage : isGallery ? TemplateSelectionPage : BuilderPage;
  // The choice of a template fills the window.
  await Promise.all([isGallery ? null : MainLayout.preload?.(), Overlays.preload?.(), Page.preload?.()]);
}

/** What the dashboard shows; failures are asked for again by the page, as those of a builder are. */
async function askForCollection(): Promise<void> {
  const [{ silentApi }, { websiteListQuery }, { subscriptionQuery }, { overviewQuery }] = await Promise.all([
    import("../lib/api.ts"),
    import("../lib/queries/websites.ts"),
    import("../lib/queries/subscription.ts"),
    import("../lib/queries/overview.ts"),
  ]);
  await queryClient.prefetchQuery({
    ...subscriptionQuery,
    queryFn: async ({ signal }) => (await silentApi.account.currentSubscription({}, { signal })).data,
    retry: false,
  });
  // Whoever is sent away is shown no sites, and none are asked for.
  if (!queryClient.getQueryData(subscriptionQuery.queryKey)?.has_access) return;
  await Promise.all([
    queryClient.prefetchQuery({
      ...websiteListQuery,
      queryFn: ({ signal }) => silentApi.websites.listWebsites({ query: { per_page: 100 } }, { signal }),
      retry: false,
    }),
    queryClient.prefetchQuery({
      ...overviewQuery,
      queryFn: async ({ signal }) => (await silentApi.overview.readOverview({}, { signal })).data,
      retry: false,
    }),
  ]);
}

/** Failures are nobody's here: the page asks again, and the guard judges the session. */
async function askForData(id: number): Promise<void> {
  const [{ silentApi }, { silentWebsiteQuery }, { subscriptionQuery }, { templatesQuery }] = await Promise.all([
    import("../lib/api.ts"),
    import("../lib/queries/websites.ts"),
    import("../lib/queries/subscription.ts"),
    import("../lib/queries/templates.ts"),
  ]);
  const website = queryClient.prefetchQuery(silentWebsiteQuery(id));
  await queryClient.prefetchQuery({
    ...subscriptionQuery,
    queryFn: async ({ signal }) => (await silentApi.account.currentSubscription({}, { signal })).data,
    retry: false,
  });
  // Whoever is sent away has no use for the catalogue.
  const hasAccess = queryClient.getQueryData(subscriptionQuery.queryKey)?.has_access === true;
  await Promise.all([website, hasAccess ? queryClient.prefetchQuery(templatesQuery) : null]);
}
