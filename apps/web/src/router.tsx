import { createRouter, type RouterHistory } from "@tanstack/react-router";
import { parseSearch, stringifySearch } from "./lib/search.ts";
import {
  betaAccessRoute,
  emailChangeRoute,
  forgotPasswordRoute,
  resetPasswordRoute,
  signInLinkRoute,
  verifyEmailRoute,
} from "./routes/account.tsx";
import {
  adminAnalyticsRoute,
  adminBetaSettingsRoute,
  adminJobsRoute,
  adminLandingRoute,
  adminSystemRoute,
  adminReportsRoute,
  adminAppealsRoute,
  adminOffersRoute,
  adminRoute,
  adminSubscriptionAnalyticsRoute,
  adminSubscriptionsRoute,
  adminUsersRoute,
  adminWaitingListRoute,
  adminWebsitesRoute,
} from "./routes/admin.tsx";
import { aliasRoutes } from "./routes/aliases.tsx";
import { activeBuilderRoute, builderRoute } from "./routes/builder.tsx";
import { checkoutRoute, checkoutSuccessRoute, paymentRoute } from "./routes/checkout.tsx";
import { createWebsiteRoute, manualFormAlias, newFromTemplateRoute } from "./routes/create-website.tsx";
import { dashboardRoute } from "./routes/dashboard.tsx";
import { analyticsHelpRoute, atsHelpRoute, helpRoute } from "./routes/help.tsx";
import { landingRoute } from "./routes/landing.tsx";
import { privacyRoute, termsRoute } from "./routes/legal.tsx";
import { authLoginRoute, loginRoute } from "./routes/login.tsx";
import { onboardingRoute } from "./routes/onboarding.tsx";
import { authRegisterRoute, registerRoute } from "./routes/register.tsx";
import { rootRoute } from "./routes/root.tsx";
import { settingsRoute } from "./routes/settings.tsx";
import { siteAnalyticsRoute, siteMessagesRoute } from "./routes/site-pages.tsx";
import { legacySitePreviewRoute, sitePreviewRoute } from "./routes/site-preview.tsx";
import { billingPortalRoute, planChoiceRoute, subscriptionRoute } from "./routes/subscription.tsx";
import { dashboardSupportRoute, supportRoute } from "./routes/support.tsx";
import { suspensionRoute } from "./routes/suspension.tsx";
import { cvBuilderTemplatesRoute, templateSelectionRoute } from "./routes/template-selection.tsx";
import { confirmTestimonialRoute, testimonialRoute } from "./routes/testimonial.tsx";
import { tryoutRoute } from "./routes/tryout.tsx";
import { PageLoading } from "./shell/page-loading.tsx";
import { RouteError } from "./shell/route-error.tsx";

const routeTree = rootRoute.addChildren([
  landingRoute,
  loginRoute,
  authLoginRoute,
  registerRoute,
  authRegisterRoute,
  verifyEmailRoute,
  forgotPasswordRoute,
  resetPasswordRoute,
  signInLinkRoute,
  emailChangeRoute,
  betaAccessRoute,
  dashboardRoute,
  subscriptionRoute,
  planChoiceRoute,
  billingPortalRoute,
  checkoutRoute,
  paymentRoute,
  checkoutSuccessRoute,
  termsRoute,
  privacyRoute,
  helpRoute,
  atsHelpRoute,
  analyticsHelpRoute,
  settingsRoute,
  supportRoute,
  dashboardSupportRoute,
  suspensionRoute,
  onboardingRoute,
  createWebsiteRoute,
  manualFormAlias,
  newFromTemplateRoute,
  builderRoute,
  activeBuilderRoute,
  sitePreviewRoute,
  legacySitePreviewRoute,
  siteAnalyticsRoute,
  siteMessagesRoute,
  testimonialRoute,
  confirmTestimonialRoute,
  tryoutRoute,
  templateSelectionRoute,
  cvBuilderTemplatesRoute,
  adminRoute,
  adminUsersRoute,
  adminWebsitesRoute,
  adminWaitingListRoute,
  adminAnalyticsRoute,
  adminSubscriptionsRoute,
  adminSubscriptionAnalyticsRoute,
  adminReportsRoute,
  adminAppealsRoute,
  adminOffersRoute,
  adminBetaSettingsRoute,
  adminJobsRoute,
  adminLandingRoute,
  adminSystemRoute,
  ...aliasRoutes,
]);

/** The application's router; tests give it a history in memory. */
export function createAppRouter(history?: RouterHistory) {
  return createRouter({
    routeTree,
    ...(history ? { history } : {}),
    parseSearch,
    stringifySearch,
    defaultPreload: "intent",
    defaultPendingComponent: PageLoading,
    defaultPendingMs: 400,
    defaultErrorComponent: RouteError,
    scrollRestoration: true,
  });
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
