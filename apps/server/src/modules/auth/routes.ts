import { contract } from "@vitrine/contract";
import type { Bind } from "../../http/route.ts";
import { bearerToken } from "../../http/session.ts";
import type { AuthService } from "./service.ts";

const { account } = contract;

function userAgentOf({ headers }: { headers: { "user-agent"?: string | undefined } }): string | null {
  return headers["user-agent"] ?? null;
}

/** Binds the calls of contract.md 3 that concern signing up, in and out. */
export function registerAuth(bind: Bind, auth: AuthService): void {
  bind(account.register, async ({ body }) => {
    const user = await auth.register(body);
    return {
      message: "Account created! Please check your email to verify your account.",
      requires_verification: true,
      user,
      email: user.email,
    };
  });
  bind(account.login, async ({ body, address, request }) => {
    const signedIn = await auth.login(body, address, userAgentOf(request));
    return { message: `Welcome back, ${signedIn.user.name}!`, ...signedIn, requires_verification: false as const };
  });
  bind(account.logout, async ({ body, request }) => {
    await auth.logout(bearerToken(request.headers.authorization), body?.all ?? false);
    return { message: "Signed out." };
  });
  bind(account.getUser, ({ caller }) => auth.currentUser(caller));
  bind(account.verifyEmail, async ({ params, request }) => {
    const userId = /^\d+$/.test(params.id) ? Number(params.id) : null;
    const signedIn = await auth.verifyEmail(userId, params.hash, userAgentOf(request));
    if (!signedIn) {
      const data = { user: null, token: null, already_verified: true };
      return { message: "Email already verified.", data, active_website: null, is_admin: false };
    }
    const { user, token, active_website, is_admin } = signedIn;
    return {
      message: "Email verified successfully!",
      data: { user, token, active_website, is_admin },
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
