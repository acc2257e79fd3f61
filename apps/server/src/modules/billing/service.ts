import type { Db } from "../../db/connection.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Payments } from "../../ports/payments/payments.ts";
import type { Queue } from "../../ports/queue/queue.ts";
import { createCancellation } from "./cancellation.ts";
import { createPlanChanges } from "./change-plan.ts";
import { createSubscriptionCare } from "./care.ts";
import { createCheckoutService } from "./checkout.ts";
import { createCurrentSubscription } from "./current.ts";
import { createDueWork } from "./due-work.ts";
import { createAccountEnd } from "./end-account.ts";
import { createEventReceiver } from "./events.ts";
import type { Seller } from "./invoice-pdf.ts";
import { createInvoicesService } from "./invoices.ts";
import { createNotices } from "./notices.ts";
import { createPlansService } from "./plans-service.ts";
import { createPortal } from "./portal.ts";
import { createRefunds } from "./refunds.ts";
import { createSync } from "./sync.ts";
import { createTrialService } from "./trial.ts";

export type BillingDependencies = {
  db: Db;
  clock: Clock;
  queue: Pick<Queue, "enqueue">;
  payments: Payments;
  appUrl: () => string;
  seller: Seller | null;
  onError: (error: unknown) => void;
};

/** Plans, checkouts, subscriptions and their money (contract.md 6). */
export function createBilling(dependencies: BillingDependencies) {
  const { db, clock, payments } = dependencies;
  const notices = createNotices(dependencies);
  const sync = createSync({ db, clock, payments, notices, onError: dependencies.onError });
  const common = { ...dependencies, sync };
  const trials = createTrialService({ db, clock, notices });
  const events = createEventReceiver(common);
  return {
    provider: payments.name,
    plans: createPlansService({ db, clock }),
    current: createCurrentSubscription({ db, clock }),
    checkout: createCheckoutService(common),
    trials,
    changes: createPlanChanges(common),
    cancellation: createCancellation(common),
    invoices: createInvoicesService({ db, seller: dependencies.seller }),
    portal: createPortal(common),
    endAccount: createAccountEnd({ db, payments }),
    events,
    refunds: createRefunds(common),
    care: createSubscriptionCare(common),
    sync,
    ...createDueWork({ ...common, trials, events }),
  };
}

export type Billing = ReturnType<typeof createBilling>;
