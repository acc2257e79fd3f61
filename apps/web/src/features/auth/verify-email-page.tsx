import { Link, useSearch } from "@tanstack/react-router";
import { useQuery } from "@tanstack/react-query";
import { planRules } from "@vitrine/model";
import { Button, buttonClass, Spinner, toast } from "@vitrine/ui";
import { CircleCheck, Mail, Unlink } from "lucide-react";
import { useEffect, useState, type ReactNode } from "react";
import { quietApi } from "../../lib/api.ts";
import { useGo } from "../../lib/navigation.ts";
import { TopBarSlot } from "../../lib/page-header.tsx";
import { planDestination, readPlanChoice } from "../../lib/plan-destination.ts";
import { storeSignIn, useSession } from "../../lib/session/session-store.ts";
import { readStored, removeStored } from "../../lib/storage/client-storage.ts";
import { ResendButton } from "./resend-button.tsx";
import { useCountdown } from "./use-countdown.ts";
import { verificationState, whatsNext } from "./verification-state.ts";

const icon = { size: 36, strokeWidth: 1.75, "aria-hidden": true } as const;

/** `/email/verify`: five states in one column (document 1, section 2.9). Only a POST verifies. */
export function VerifyEmailPage() {
  const { state, answer } = useVerification();
  const [pending] = useState(() => readStored("pending_registration"));
  const choice = choiceOf(answer, pending);
  const email = pending?.email || null;
  return (
    <div className="page-gutter mx-auto w-full max-w-[30rem] flex-1 pt-[12vh] pb-16" aria-live="polite">
      <TopBarSlot>
        <span className="text-label text-muted">Email Verification</span>
      </TopBarSlot>
      {state.name === "verifying" ? (
        <div className="flex items-center gap-3">
          <Spinner />
          <h1 className="font-text text-h3">Verifying your email address...</h1>
        </div>
      ) : null}
      {state.name === "success" ? <Verified choice={choice} /> : null}
      {state.name === "already-verified" ? <AlreadyVerified /> : null}
      {state.name === "error" ? (
        <Panel icon={<Unlink {...icon} className="text-danger" />} title="Verification Failed" text={state.message}>
          <ResendButton email={email} variant="verification" />
          <BackToLogin />
        </Panel>
      ) : null}
      {state.name === "pending" ? (
        <Panel
          icon={<Mail {...icon} className="text-brand" />}
          title="Check Your Email"
          text={
            email ? (
              <>
                We sent a verification link to <strong className="text-ink wrap-anywhere">{email}</strong>. Open it to
                verify your address.
              </>
            ) : (
              "We sent you a verification link. Open it to verify your address."
            )
          }
        >
          {choice.plan ? (
            <p className="w-full text-caption text-muted">Selected plan: {planRules[choice.plan].displayName}</p>
          ) : null}
          <ResendButton email={email} variant="verification" />
          <BackToLogin />
        </Panel>
      ) : null}
    </div>
  );
}

function useVerification() {
  const { id, hash } = useSearch({ strict: false });
  const { user } = useSession();
  const hasLink = Boolean(id && hash);
  const verify = useQuery({
    queryKey: ["verify-email", id, hash],
    queryFn: async () => (await quietApi.account.verifyEmail({ params: { id: id ?? "", hash: hash ?? "" } })).data,
    enabled: hasLink,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
  });
  const { data, isError } = verify;
  useEffect(() => {
    if (data?.user && data.session_id !== null) {
      const { session_id, user, active_website = null, is_admin = user.is_admin } = data;
      storeSignIn({ session_id, user, active_website, is_admin });
      toast.success("Email verified successfully!");
    }
  }, [data]);
  useEffect(() => {
    if (isError) toast.error("Email verification failed");
  }, [isError]);
  const state = verificationState({
    hasLink,
    isVerifying: verify.isPending,
    answer: data,
    error: verify.error,
    userIsVerified: Boolean(user?.email_verified_at),
  });
  return { state, answer: data };
}

type Remembered = NonNullable<ReturnType<typeof readStored<"pending_registration">>>;
type Choice = { selected_plan?: string | null | undefined; billing_cycle?: string | null | undefined };

/** The account's own choice; until it is known, what this browser remembers: the mail may be read on another device. */
function choiceOf(answer: Choice | undefined, pending: Remembered | null) {
  if (answer?.selected_plan !== undefined) return readPlanChoice(answer.selected_plan, answer.billing_cycle);
  return readPlanChoice(pending?.selectedPlan, pending?.billingCycle);
}

function Verified({ choice }: { choice: ReturnType<typeof readPlanChoice> }) {
  const go = useGo();
  const leave = (address: string) => {
    removeStored("pending_registration");
    go(address, { replace: true });
  };
  const planName = choice.plan ? planRules[choice.plan].displayName : "";
  const destination = planDestination(choice, "/checkout");
  useCountdown(3, true, () => leave(destination));
  return (
    <Panel icon={<CircleCheck {...icon} className="text-ok" />} title="Email Verified!">
      <section className="w-full rounded-l border border-line bg-surface p-4">
        <h2 className="font-text text-h3">What's Next</h2>
        <p className="mt-1 text-muted">{whatsNext(choice.plan, planName)}</p>
      </section>
      <p className="w-full text-caption text-muted">Redirecting in 3 seconds...</p>
      <Button variant="primary" onClick={() => leave(choice.plan ? destination : "/dashboard")}>
        {choice.plan ? `Continue to ${choice.plan.toUpperCase()} Plan` : "Continue to Dashboard"}
      </Button>
    </Panel>
  );
}

function AlreadyVerified() {
  const go = useGo();
  const { user } = useSession();
  const leave = () => go(user ? "/dashboard" : "/login", { replace: true });
  const left = useCountdown(3, true, leave);
  return (
    <Panel icon={<CircleCheck {...icon} className="text-ok" />} title="Email Already Verified!">
      <p className="w-full text-caption text-muted">
        Redirecting in {left} {left === 1 ? "second" : "seconds"}...
      </p>
      <Button variant="primary" onClick={leave}>
        Go to Dashboard Now
      </Button>
      <Link to="/" className={buttonClass({ variant: "quiet" })}>
        Back to Home
      </Link>
    </Panel>
  );
}

function BackToLogin() {
  return (
    <Link to="/login" className={buttonClass({ variant: "quiet" })}>
      Back to Login
    </Link>
  );
}

type PanelProps = { icon: ReactNode; title: string; text?: ReactNode; children: ReactNode };

function Panel({ icon: sign, title, text, children }: PanelProps) {
  return (
    <>
      {sign}
      <h1 className="mt-4 text-h1">{title}</h1>
      {text ? <p className="mt-3 text-body text-muted">{text}</p> : null}
      <div className="mt-6 flex flex-wrap items-center gap-3">{children}</div>
    </>
  );
}
