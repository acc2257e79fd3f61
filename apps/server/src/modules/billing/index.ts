export { createBilling, type Billing } from "./service.ts";
export { registerBilling, registerPaymentWebhook } from "./routes.ts";
