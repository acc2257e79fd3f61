export { presentTemplate, presentWebsiteTemplate } from "./present.ts";
export { registerTemplates } from "./routes.ts";
export { createTemplatesService, type TemplatesService } from "./service.ts";
