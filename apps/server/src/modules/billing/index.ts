export { createBilling, type Billing } from "./service.ts";
export { billingNoticeMail } from "./notices.ts";
export type { Seller } from "./invoice-pdf.ts";
export { presentInvoice } from "./invoices.ts";
export { presentSubscription, presentSubscriptionRow } from "./present.ts";
export { registerBilling, registerPaymentWebhook } from "./routes.ts";
