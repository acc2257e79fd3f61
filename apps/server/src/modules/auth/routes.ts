import { contract } from "@vitrine/contract";
import { tryoutMessages } from "@vitrine/model";
import { AppError } from "../../http/app-error.ts";
import type { Bind } from "../../http/route.ts";
import { forgetSessions, keepSession } from "../../http/session-cookies.ts";
import type { Devices } from "./devices.ts";
import type { AuthService } from "./service.ts";

const { account } = contract;

function userAgentOf({ headers }: { headers: { "user-agent"?: string | undefined } }): string | null {
  return headers["user-agent"] ?? null;
}

/** Binds the calls of contract.md 3 that concern signing up, in and out. */
export function registerAuth(bind: Bind, auth: AuthService, devices: Devices): void {
  bind(account.register, async ({ body }) => {
    const { user, tryoutKept } = await auth.register(body);
    const created = "Account created! Please check your email to verify your account.";
    return {
      message: tryoutKept === false ? `${created} ${tryoutMessages.notKept}` : created,
      requires_verification: true,
      user,
      email: user.email,
      ...(tryoutKept === null ? {} : { try_kept: tryoutKept }),
    };
  });
  bind(account.login, async ({ body, address, request, reply }) => {
    const signedIn = await auth.login(body, address, userAgentOf(request));
    await auth.noteSignIn(signedIn.user, "password", address);
    await devices.welcome({ request, reply }, signedIn);
    return { message: `Welcome back, ${signedIn.user.name}!`, ...signedIn, requires_verification: false as const };
  });
  bind(account.mailSignInLink, async ({ body, address }) => {
    await auth.mailSignInLink(body.email, address);
    return { message: "If this address has an account, a link to sign in is on its way." };
  });
  bind(account.loginByLink, async ({ body, address, request, reply }) => {
    const signedIn = await auth.loginByLink(body.token, userAgentOf(request));
    await auth.noteSignIn(signedIn.user, "email_link", address);
    await devices.welcome({ request, reply }, signedIn);
    return { message: `Welcome back, ${signedIn.user.name}!`, ...signedIn };
  });
  bind(account.logout, async ({ body, request, reply }) => {
    const isEverywhere = body?.all ?? false;
    forgetSessions({ request, reply }, isEverywhere ? "all" : "named");
    await auth.logout(request.token, isEverywhere);
    return { message: "Signed out." };
  });
  bind(account.keepSession, async ({ caller, request, reply }) => {
    if (caller.sessionId === null || request.token === null) throw new AppError("unauthenticated");
    const session = { session_id: caller.sessionId, token: request.token };
    keepSession({ request, reply }, session, true);
    return { session_id: session.session_id };
  });
  bind(account.getUser, ({ caller }) => auth.currentUser(caller));
  bind(account.verifyEmail, async ({ params, address, request, reply }) => {
    const userId = /^\d+$/.test(params.id) ? Number(params.id) : null;
    const signedIn = await auth.verifyEmail(userId, params.hash, userAgentOf(request));
    if (!signedIn) {
      const data = { user: null, session_id: null, token: null, already_verified: true };
      return { message: "Email already verified.", data, active_website: null, is_admin: false };
    }
    await auth.noteSignIn(signedIn.user, "email_link", address);
    await devices.welcome({ request, reply }, signedIn);
    const { user, session_id, token, active_website, is_admin, choice } = signedIn;
    return {
      message: "Email verified successfully!",
      data: { user, session_id, token, active_website, is_admin, ...choice },
      active_website,
      is_admin,
    };
  });
  bind(account.resendVerification, async ({ body, address }) => {
    await auth.resendVerification(body.email, address);
    return { message: "Verification email sent! Please check your inbox." };
  });
  bind(account.forgotPassword, async ({ body, address }) => {
    await auth.forgotPassword(body.email, address);
    return { message: "If this address has an account, a link to choose a new password is on its way." };
  });
  bind(account.resetPassword, async ({ body }) => {
    await auth.resetPassword(body);
    return { message: "Your password has been changed. Please sign in." };
  });
  bind(account.completeOnboarding, async ({ caller }) => {
    const user = await auth.completeOnboarding(caller);
    return { data: { user }, user };
  });
}
