export { registerSitePages } from "./pages.ts";
export { registerPublishing } from "./routes.ts";
export { sendFilledForm, sendUnavailable } from "./send-page.ts";
export { createPublishingService, type PublishingService } from "./service.ts";
export { createTemplatesRenderer, type SiteRenderer } from "./site-renderer.ts";
export { urlOfDomain } from "./site-address.ts";
export { ownerOfHost, plainHost, serveSiteHosts } from "./site-hosts.ts";
export type { VisibleSite } from "./visible-site.ts";
