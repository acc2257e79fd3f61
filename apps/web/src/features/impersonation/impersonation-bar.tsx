import { useQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { ApiError } from "@vitrine/api-client";
import { impersonationPollMs, type User } from "@vitrine/model";
import { toast } from "@vitrine/ui";
import { ArrowLeftRight } from "lucide-react";
import { useCallback, useEffect, useRef, useState } from "react";
import { silentApi } from "../../lib/api.ts";
import { onImpersonationEnded } from "../../lib/impersonation/ended.ts";
import { resumeAsAdmin } from "../../lib/impersonation/impersonation.ts";
import { switchBack } from "../../lib/impersonation/switch-back.ts";
import { endSession } from "../../lib/session/check-session.ts";
import { goOnAs } from "../../lib/session/person-change.ts";
import { useSession } from "../../lib/session/session-store.ts";
import { readStored } from "../../lib/storage/client-storage.ts";

type ImpersonationBarProps = {
  user: User;
  /** Opens the landing page after the session ended; the same function at every draw. */
  leave: () => Promise<void>;
};

/** Over every page while an admin looks through somebody's eyes: who sees whom, and the way back. */
export function ImpersonationBar({ user, leave }: ImpersonationBarProps) {
  const { back, isBusy } = useSwitchBack(leave);
  useEffect(() => onImpersonationEnded(() => void back()), [back]);
  useEndedElsewhere(back);
  const admin = user.impersonation?.admin_name ?? readStored("original_admin")?.name ?? "";
  return (
    <section
      id="impersonation-bar"
      aria-label="Impersonation"
      className="sticky top-0 z-[70] flex h-10 items-center justify-between gap-3 bg-ink px-4 text-surface md:px-6"
    >
      <p
        role="status"
        className="line-clamp-2 min-w-0 text-label font-normal wrap-anywhere max-sm:text-micro max-sm:leading-tight"
      >
        Viewing as <strong className="font-semibold">{user.name}</strong> <span>(admin {admin})</span>
      </p>
      <button
        type="button"
        onClick={() => void back()}
        aria-busy={isBusy || undefined}
        className="inline-flex min-h-8 shrink-0 items-center gap-2 rounded-m border border-surface px-3 text-label outline-surface hover:bg-surface hover:text-ink"
      >
        <ArrowLeftRight size={15} strokeWidth={1.75} aria-hidden="true" className="max-sm:hidden" />
        {isBusy ? "Switching back…" : "Switch Back to Admin"}
      </button>
    </section>
  );
}

/** The way back, in the words of document 1, section 8. */
function useSwitchBack(leave: () => Promise<void>) {
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);
  const back = useCallback(async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    const result = await switchBack();
    isRunning.current = false;
    setBusy(false);
    if (result.kind === "not_stopped") {
      toast.error("Failed to stop impersonation");
    } else if (result.kind === "signed_out") {
      toast.warning("Impersonation stopped. Please log in as admin.");
      await Promise.all([endSession(), leave()]);
    } else {
      const { answer } = result;
      toast.success(`Switched back to admin: ${answer.user.name}`);
      await goOnAs(
        () => resumeAsAdmin(answer),
        () => router.navigate({ to: "/admin/users", ignoreBlocker: true }),
      );
    }
  }, [router, leave]);
  return { back, isBusy };
}

/** Asks every 30 s whether the impersonation still holds; it ends by its time, in another tab, or with the admin's role. */
function useEndedElsewhere(back: () => Promise<void>): void {
  const { sessionId } = useSession();
  const { data, error } = useQuery({
    queryKey: ["impersonation", sessionId],
    queryFn: async ({ signal }) => (await silentApi.impersonation.impersonationStatus({}, { signal })).data,
    refetchInterval: impersonationPollMs,
    staleTime: 0,
    retry: false,
  });
  const hasEnded = data?.is_impersonating === false || (error instanceof ApiError && error.status === 401);
  useEffect(() => {
    if (hasEnded) void back();
  }, [hasEnded, back]);
}
