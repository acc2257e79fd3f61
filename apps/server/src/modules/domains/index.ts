export { registerDomains } from "./routes.ts";
export { createDomainsService, type DomainsService } from "./service.ts";
