export { registerSections } from "./routes.ts";
export { createSectionsService } from "./service.ts";
