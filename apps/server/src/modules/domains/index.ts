export { registerDomains } from "./routes.ts";
export { createDomainsService } from "./service.ts";
