export { registerSitePages } from "./pages.ts";
export { registerPublishing } from "./routes.ts";
export { createPublishingService, type PublishingService } from "./service.ts";
export { createTemplatesRenderer, type SiteRenderer } from "./site-renderer.ts";
export { serveSiteHosts } from "./site-hosts.ts";
