/** The view-model of a site, for those who draw it as something else than a page: pure, and run by Node unbuilt. */
export { toSiteView } from "./view/to-site-view.ts";
export type { DatesView } from "./view/dates.ts";
export type { LinkView } from "./view/safe-links.ts";
export type { SiteInput } from "./view/site-input.ts";
export type { RecordView, SectionView, SiteView } from "./view/site-view.ts";
export type { TextBlock } from "./view/text-blocks.ts";
