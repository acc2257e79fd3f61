import { ApiError } from "@vitrine/api-client";

export type VerificationState =
  | { name: "verifying" }
  | { name: "success" }
  | { name: "error"; message: string }
  | { name: "already-verified" }
  | { name: "pending" };

export type VerificationFacts = {
  hasLink: boolean;
  isVerifying: boolean;
  answer: { already_verified?: boolean | undefined } | undefined;
  error: unknown;
  userIsVerified: boolean;
};

/** Which of the five states of the verification page holds (document 1, sections 2.9 and 4). */
export function verificationState(facts: VerificationFacts): VerificationState {
  if (!facts.hasLink) return { name: facts.userIsVerified ? "already-verified" : "pending" };
  if (facts.isVerifying) return { name: "verifying" };
  if (facts.answer) return { name: facts.answer.already_verified ? "already-verified" : "success" };
  return { name: "error", message: verificationErrorMessage(facts.error) };
}

function verificationErrorMessage(error: unknown): string {
  if (!(error instanceof ApiError) || error.status === 0) return "Verification failed";
  return error.message || "The verification link is invalid or has expired.";
}

/** The What's Next sentence by plan (document 1, section 2.9). */
export function whatsNext(plan: "free" | "pro" | "premium" | null, planName: string): string {
  if (plan === "free") return "You will be redirected to start building your portfolio.";
  return plan ? `Next you complete the setup of your ${planName} plan.` : "Next you choose the plan that suits you.";
}
