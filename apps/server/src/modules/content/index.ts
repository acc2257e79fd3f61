export { differs, notFound } from "./item-access.ts";
export { createItemCollection } from "./item-collection.ts";
export type { ItemKind, ItemTarget, ListTarget } from "./item-kind.ts";
export { hasDates, requireDates } from "./dates-rule.ts";
export { postStore, type BlogPostRow, type ItemValues } from "./repository.ts";
export { registerContent } from "./routes.ts";
export { createContentService, type ContentService, type NewItems } from "./service.ts";
