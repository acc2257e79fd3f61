import { adminContract, contract } from "@vitrine/contract";
import type { Bind } from "../../http/route.ts";
import { keepSession } from "../../http/session-cookies.ts";
import type { Admin } from "./service.ts";

/** Binds the calls of contract.md 5 and 15. */
export function registerAdmin(bind: Bind, admin: Admin): void {
  bindImpersonation(bind, admin);
  bindUsers(bind, admin);
  bindWebsites(bind, admin);
  bindModeration(bind, admin);
  bindWaitingList(bind, admin);
  bindSubscriptions(bind, admin);
  bindOffers(bind, admin);
  bindLanding(bind, admin);
  bindJobs(bind, admin);
  bindFigures(bind, admin);
}

function bindImpersonation(bind: Bind, { impersonation }: Admin): void {
  const { impersonation: calls } = contract;
  bind(adminContract.adminUsers.impersonate, async (context) => {
    const data = await impersonation.start(context, context.params.userId);
    keepSession(context, data, true);
    return { data };
  });
  bind(calls.impersonationStatus, async ({ caller }) => ({ data: impersonation.status(caller) }));
  bind(calls.stopImpersonation, async (context) => ({ data: await impersonation.stop(context) }));
  bind(calls.restoreSession, async ({ body, address, request, reply }) => {
    const data = await impersonation.restore({
      token: request.token,
      adminId: body.admin_id,
      userAgent: request.headers["user-agent"] ?? null,
      address,
    });
    keepSession({ request, reply }, data);
    return { data };
  });
}

function bindUsers(bind: Bind, { users }: Admin): void {
  const { adminUsers: calls } = adminContract;
  bind(calls.listUsers, ({ query }) => users.list(query));
  bind(calls.getUser, ({ params }) => users.get(params.userId));
  bind(calls.updateUser, async (context) => ({
    message: "The user was changed.",
    user: await users.update(context, context.params.userId, context.body),
  }));
  bind(calls.removeUser, async (context) => {
    await users.remove(context, context.params.userId);
    return { message: "The account was deleted." };
  });
}

function bindWebsites(bind: Bind, { websites }: Admin): void {
  const { adminWebsites: calls } = adminContract;
  bind(calls.listWebsites, ({ query }) => websites.list(query));
  bind(calls.getWebsite, ({ params }) => websites.get(params.id));
  bind(calls.takeDownWebsite, async (context) => ({
    message: "The website was taken down.",
    website: await websites.takeDown(context, context.params.id, context.body),
  }));
  bind(calls.liftTakeDown, async (context) => ({
    message: "The website is free again.",
    website: await websites.lift(context, context.params.id, context.body.note ?? ""),
  }));
  bind(calls.removeWebsite, async (context) => {
    await websites.remove(context, context.params.id);
    return { message: "The website was deleted." };
  });
}

function bindModeration(bind: Bind, { moderation }: Admin): void {
  const { adminModeration: calls } = adminContract;
  bind(calls.listReports, ({ query }) => moderation.reports.list(query));
  bind(calls.getReports, ({ params }) => moderation.reports.of(params.id));
  bind(calls.dismissReports, async (context) => {
    await moderation.dismiss(context, context.params.id);
    return { message: "The reports are closed, and the page stays." };
  });
  bind(calls.listAppeals, ({ query }) => moderation.appeals.list(query));
  bind(calls.getAppeal, async ({ params }) => ({ appeal: await moderation.appeals.get(params.appealId) }));
  bind(calls.answerAppeal, async (context) => ({
    message: "Your answer is on its way.",
    appeal: await moderation.answer(context, context.params.appealId, context.body),
  }));
}

function bindWaitingList(bind: Bind, { waitingList }: Admin): void {
  const { adminWaitingList: calls } = adminContract;
  bind(calls.listWaiting, ({ query }) => waitingList.list(query));
  bind(calls.exportWaiting, (context) => waitingList.export(context, context.query));
  bind(calls.getWaiting, async ({ params }) => ({ data: await waitingList.get(params.entryId) }));
  bind(calls.updateWaiting, async (context) => ({
    message: "The entry was changed.",
    data: await waitingList.update(context, context.params.entryId, context.body),
  }));
  bind(calls.inviteWaiting, async (context) => ({
    message: "The invitation is on its way.",
    data: await waitingList.invite(context, context.params.entryId),
  }));
  bind(calls.removeWaiting, async (context) => {
    await waitingList.remove(context, context.params.entryId);
    return { message: "The entry was deleted." };
  });
}

function bindSubscriptions(bind: Bind, { subscriptions }: Admin): void {
  const { adminSubscriptions: calls } = adminContract;
  bind(calls.listSubscriptions, ({ query }) => subscriptions.list(query));
  bind(calls.getSubscription, async ({ params }) => ({ data: await subscriptions.get(params.subscriptionId) }));
  bind(calls.updateSubscription, async (context) => ({
    message: "The subscription was changed.",
    data: await subscriptions.update(context, context.params.subscriptionId, context.body),
  }));
  bind(calls.cancelSubscription, async (context) => {
    await subscriptions.cancel(context, context.params.subscriptionId, context.body);
    return {
      message: context.body.at === "now" ? "The subscription has ended." : "The subscription ends with its period.",
    };
  });
  bind(calls.refundSubscription, async (context) => ({
    message: "The payment was given back.",
    data: { amount: await subscriptions.refund(context, context.params.subscriptionId, context.body) },
  }));
}

function bindOffers(bind: Bind, { offers }: Admin): void {
  const { adminOffers: calls } = adminContract;
  bind(calls.listOffers, async () => ({ data: await offers.list() }));
  bind(calls.createOffer, async (context) => ({
    message: "The offer was created.",
    data: await offers.create(context, context.body),
  }));
  bind(calls.updateOffer, async (context) => ({
    message: "The offer was changed.",
    data: await offers.update(context, context.params.offerId, context.body),
  }));
  bind(calls.removeOffer, async (context) => {
    await offers.remove(context, context.params.offerId);
    return { message: "The offer was deleted." };
  });
}

function bindLanding(bind: Bind, { landing }: Admin): void {
  const { adminLanding: calls } = adminContract;
  bind(calls.getLandingClaims, () => landing.read());
  bind(calls.putLandingClaims, async (context) => {
    const { version: _version, ...claims } = context.body;
    return { message: "The start page was changed.", ...(await landing.write(context, claims, context.version)) };
  });
}

function bindJobs(bind: Bind, { jobs }: Admin): void {
  const { adminJobs: calls } = adminContract;
  bind(calls.listJobs, async () => ({ data: await jobs.list() }));
  bind(calls.retryJob, async (context) => {
    await jobs.retry(context, context.params.jobId);
    return { message: "The job is in its lane again." };
  });
  bind(calls.dropJob, async (context) => {
    await jobs.drop(context, context.params.jobId);
    return { message: "The job was dropped." };
  });
}

function bindFigures(bind: Bind, admin: Admin): void {
  const { adminBeta, adminFigures: calls, adminSystem } = adminContract;
  bind(adminSystem.readSystem, async () => ({ data: await admin.system.read() }));
  bind(adminBeta.getBetaSettings, () => admin.beta.read());
  bind(adminBeta.putBetaSettings, async (context) => ({
    message: "The beta settings were saved.",
    ...(await admin.beta.write(context, context.body)),
  }));
  bind(calls.overview, async () => ({ data: await admin.overview() }));
  bind(calls.analytics, async ({ query }) => ({ data: await admin.analytics(query.period) }));
  bind(calls.subscriptionAnalytics, async ({ query }) => ({ data: await admin.subscriptionAnalytics(query.period) }));
  bind(calls.auditLog, ({ query }) => admin.audit.list(query));
}
