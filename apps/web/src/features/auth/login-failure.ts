import { ApiError } from "@vitrine/api-client";

export type LoginFailure = {
  message: string;
  helpText: string | null;
  clearsPassword: boolean;
  needsVerification: boolean;
  /** Shown as a toast besides the message in the page. */
  toast: { tone: "error" | "info"; message: string } | null;
};

export const loginTexts = {
  wrong: "Invalid email or password. Please check your credentials and try again.",
  unverified: "Please verify your email address to continue.",
  unverifiedHelp: "Didn't receive the email? Check your spam folder or request a new verification email.",
  broken: "Login failed. Please check your internet connection and try again.",
  brokenHelp: "If this problem persists, please contact our support team.",
  resent: "Verification email sent! Please check your inbox.",
  resendFailed: "Failed to send verification email. Please try again.",
} as const;

/** What the login page says about a failed attempt (document 1, section 8, Login). */
export function describeLoginFailure(error: unknown): LoginFailure {
  const refused = error instanceof ApiError ? error : null;
  const message = refused?.message || null;
  const base = { helpText: refused?.helpText ?? null, clearsPassword: false, needsVerification: false, toast: null };
  if (refused?.status === 422) {
    const text = message ?? loginTexts.wrong;
    return { ...base, message: text, toast: { tone: "error", message: text } };
  }
  if (refused?.status === 401) return { ...base, message: message ?? loginTexts.wrong, clearsPassword: true };
  if (refused?.status === 403 && refused.requiresVerification) {
    return {
      ...base,
      message: message ?? loginTexts.unverified,
      helpText: refused.helpText ?? loginTexts.unverifiedHelp,
      needsVerification: true,
      toast: { tone: "info", message: loginTexts.unverified },
    };
  }
  if (message) return { ...base, message };
  return { ...base, message: loginTexts.broken, helpText: loginTexts.brokenHelp };
}
