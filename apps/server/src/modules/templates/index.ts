export { presentTemplate, presentWebsiteTemplate } from "./present.ts";
export { registerTemplates } from "./routes.ts";
export { createTemplateLooks, type AccentFault, type TemplateLooks } from "./template-looks.ts";
export { createTemplatesService, type TemplatesService } from "./service.ts";
