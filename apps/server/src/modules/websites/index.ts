export { insertWebsite, type NewWebsite } from "./insert-website.ts";
export { publicUrlOf } from "./present.ts";
export { publicArticleOf, publicPostOf, publicSiteOf, withoutHidden, withSectionsOf } from "./public-site.ts";
export { createWebsiteReader, type WebsiteReader } from "./read-website.ts";
export { presentBlogPost } from "./related-lists.ts";
export {
  findOwned as loadOwnedWebsite,
  lockOwned as lockOwnedWebsite,
  moderateWebsite,
  ownsTakenDown as ownsTakenDownWebsite,
  putTemplateData,
  touchRow as touchWebsite,
  updateRow as updateWebsite,
  type WebsiteRow,
} from "./repository.ts";
export { registerWebsites } from "./routes.ts";
export { keepWebsiteVersion } from "./versions/service.ts";
export { keepBeforeEdit } from "./versions/keep-version.ts";
export { websiteOfFormer } from "./subdomains.ts";
export { createWebsitesService, type WebsitesService } from "./service.ts";
export { insertWebsiteCopy, readWebsiteCopy, type PostCopy, type WebsiteCopy } from "./website-copy.ts";
