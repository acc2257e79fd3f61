export { registerContent } from "./routes.ts";
export { createContentService, type ContentService, type NewItems } from "./service.ts";
