export { notFound } from "./item-access.ts";
export { createItemCollection } from "./item-collection.ts";
export type { ItemKind, ItemTarget, ListTarget } from "./item-kind.ts";
export { createItemRepository } from "./repository.ts";
export { registerContent } from "./routes.ts";
export { createContentService, type ContentService, type NewItems } from "./service.ts";
