import { contract, type EndpointDefinition } from "@vitrine/contract";
import type { FastifyInstance } from "fastify";
import type { EdgePurge } from "./modules/publishing/index.ts";
import type { EventHub } from "./ports/events/event-hub.ts";

const { account, onboarding, outreach, siteAnalytics } = contract;

/**
 * Writes of which no page shows anything: they change no website, no subscription and no suspension, which is all that
 * is announced (migration 0015). Whoever is missing here costs a question more; whoever is here wrongly may be shown a
 * page from before.
 */
const shownNowhere: ReadonlySet<EndpointDefinition> = new Set([
  account.register,
  account.login,
  account.loginByLink,
  account.logout,
  account.keepSession,
  account.resendVerification,
  account.mailSignInLink,
  account.forgotPassword,
  onboarding.startNew,
  onboarding.selectPath,
  onboarding.uploadCv,
  onboarding.pasteText,
  onboarding.uploadPicture,
  onboarding.proceedWithPicture,
  onboarding.skipPicture,
  onboarding.parseCv,
  onboarding.correctParsedData,
  onboarding.matchTemplate,
  onboarding.generateTemplateData,
  onboarding.proceedToTemplateMatching,
  outreach.askSupport,
  outreach.joinWaitingList,
  outreach.recordEvent,
  siteAnalytics.countView,
]);

/**
 * A write is answered when every process has heard of it: the page that its caller looks at next is never the one from
 * before (decision 025).
 */
export function answerWhatWasHeard(http: FastifyInstance, hub: EventHub, edge: EdgePurge | null): void {
  http.addHook("onSend", async (request, reply, payload) => {
    const isRefused = reply.statusCode >= 400 && reply.statusCode < 500;
    const isReading = ["GET", "HEAD", "OPTIONS"].includes(request.method);
    const { definition } = request.routeOptions.config;
    if (isReading || isRefused || (definition && shownNowhere.has(definition))) return payload;
    await hub.caughtUp();
    await edge?.settled();
    return payload;
  });
}
