export { EdgePurge } from "./edge-purge.ts";
export { KeptPages } from "./kept-pages.ts";
export { registerFittingPages } from "./fitting-pages.ts";
export { registerSitePages } from "./pages.ts";
export { escapeHtml, plainPage, type PlainPage } from "./plain-page.ts";
export { createPinnedRenderer, type PinnedRenderer } from "./pinned-renderer.ts";
export { registerPublishing } from "./routes.ts";
export { rssFeed } from "./rss-feed.ts";
export {
  sendFailure,
  sendFilledForm,
  sendPlainPage,
  sendPlainPrivatePage,
  sendPrivatePage,
  sendUnavailable,
} from "./send-page.ts";
export { createPublishingService, type PublishingService } from "./service.ts";
export { robotsFile, siteMap } from "./site-documents.ts";
export { createTemplatesRenderer, type SiteRenderer } from "./site-renderer.ts";
export { assetsPath, pageAt, type SitePath } from "./site-paths.ts";
export { siteNameIn, urlOfDomain } from "./site-address.ts";
export { ownerOfHost, plainHost, serveSiteHosts } from "./site-hosts.ts";
export type { VisibleSite } from "./visible-site.ts";
export { createThreadRenderer } from "./thread-renderer.ts";
