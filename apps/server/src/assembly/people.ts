import type { FastifyInstance } from "fastify";
import { createBinder, type Bind } from "../http/route.ts";
import {
  createAccountService,
  createApiTokensService,
  createEmailChangeService,
  createSettingsService,
  registerAccount,
  registerEmailChange,
} from "../modules/account/index.ts";
import { createAuditLog } from "../modules/admin/index.ts";
import {
  callerOf,
  createAuthService,
  createDevices,
  createSecondFactor,
  createSecurityNews,
  createSignInPause,
  createSocialProviders,
  createSocialService,
  registerAuth,
  registerSecondFactor,
  registerSocial,
} from "../modules/auth/index.ts";
import { createBetaService, registerBeta } from "../modules/beta/index.ts";
import { createBilling, registerBilling, registerPaymentWebhook } from "../modules/billing/index.ts";
import type { MediaService } from "../modules/media/index.ts";
import { keepTryout, type Onboarding } from "../modules/onboarding/index.ts";
import type { Ground } from "./ground.ts";

/** Accounts, how people sign in to them, and what they pay: everything that decides who a caller is. */
export function createPeople(ground: Ground) {
  const { ports, settings, db, limiter, cvs, onError } = ground;
  const { clock } = ports;
  const billing = createBilling({ ...ports, db, appUrl: settings.appUrl, seller: settings.seller ?? null, onError });
  const beta = createBetaService({ db, clock });
  const pause = createSignInPause({ db, clock, factor: settings.rateLimitFactor });
  const { adminsNeedSecondFactor } = settings;
  const news = createSecurityNews(ports);
  const devices = createDevices({ db, clock, news });
  const secondFactor = createSecondFactor({
    db,
    news,
    clock,
    pause,
    appUrl: settings.appUrl,
    onError,
    installationKey: settings.installationKey,
    isRequiredOf: (caller) => adminsNeedSecondFactor && caller.isAdmin,
  });
  const emailChanges = createEmailChangeService({ ...ports, db, limiter });
  const auth = createAuthService({
    ...ports,
    cvs,
    isHeldAddress: emailChanges.isHeld,
    db,
    limiter,
    pause,
    steps: secondFactor.steps,
    news,
    appUrl: settings.appUrl,
    startsActive: (...of) => beta.startsActive(...of),
    keepTryout,
  });
  const callers = {
    callerOf: (token: string) => callerOf(db, clock, token),
    isBetaEnabled: beta.isEnabled,
  };
  const audit = createAuditLog({ db, clock });
  const gate = { db, limiter, callers, adminsNeedSecondFactor, impersonated: audit.impersonated };
  return {
    billing,
    beta,
    pause,
    news,
    devices,
    secondFactor,
    emailChanges,
    auth,
    callers,
    audit,
    /** Binds calls on a part of the application. */
    binderOn: (scope: FastifyInstance) => createBinder(scope, gate),
  };
}

export type People = ReturnType<typeof createPeople>;

/** What holds files of an account, to be deleted with it. */
type FileHolders = { media: MediaService; onboarding: Onboarding };

/** Binds what people do with their accounts. */
export async function registerPeople(
  bind: Bind,
  { ground, people, holders }: { ground: Ground; people: People; holders: FileHolders },
) {
  const { ports, settings, db, http, limiter } = ground;
  const { billing, beta, news, devices, secondFactor, emailChanges } = people;
  registerAuth(bind, people.auth, devices);
  registerSecondFactor(bind, { ...secondFactor, devices });
  registerSocial(bind, {
    social: socialOf(ground, people),
    devices,
    isSecure: () => settings.appUrl().startsWith("https:"),
  });
  const accounts = createSettingsService({
    ...ports,
    news,
    db,
    fileSources: [(...of) => holders.media.filesOf(...of), (...of) => holders.onboarding.filesOf(...of)],
    endPaying: billing.endAccount,
  });
  const account = createAccountService({
    billing,
    publicSiteSuffix: settings.sitesHost,
    supportEmail: settings.supportEmail,
    socialLogins: Object.keys(settings.social),
    isBetaEnabled: beta.isEnabled,
  });
  const apiTokens = createApiTokensService({ db, clock: ports.clock, news });
  registerAccount(bind, { account, settings: accounts, apiTokens });
  registerEmailChange(bind, emailChanges);
  registerBeta(bind, beta);
  registerBilling(bind, billing);
  await registerPaymentWebhook(http, people.binderOn, { billing, limiter });
  return { accounts };
}

function socialOf({ ports, settings, db, onError }: Ground, { beta, secondFactor }: People) {
  return createSocialService({
    db,
    clock: ports.clock,
    appUrl: settings.appUrl,
    startsActive: (...of) => beta.startsActive(...of),
    keepTryout,
    providers: createSocialProviders(settings.social),
    steps: secondFactor.steps,
    onError,
  });
}
