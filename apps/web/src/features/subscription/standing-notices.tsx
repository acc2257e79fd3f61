import { Link } from "@tanstack/react-router";
import { Button, buttonClass, Notice } from "@vitrine/ui";
import { useState } from "react";
import type { CurrentSubscription } from "../../lib/queries/subscription.ts";
import { isNear, standingNotice, type StandingNotice } from "./standing-words.ts";
import { usePortal } from "./use-portal.ts";
import { useResume } from "./use-resume.ts";

type StandingNoticesProps = { current: CurrentSubscription; onlyNear?: boolean; className?: string };

/** What needs attention, with the one thing to do about it; `onlyNear` leaves out what is more than a week away. */
export function StandingNotices({ current, onlyNear = false, className }: StandingNoticesProps) {
  const [now] = useState(() => Date.now());
  const notice = standingNotice(current, now);
  if (!notice || (onlyNear && !isNear(notice, now))) return null;
  return (
    <Notice
      tone={notice.tone}
      title={notice.title}
      className={className}
      isBriefOnPhones={onlyNear && notice.tone === "info"}
      actions={<NoticeAction action={notice.action} current={current} />}
    >
      {notice.text}
    </Notice>
  );
}

type NoticeActionProps = {
  action: StandingNotice["action"];
  current: CurrentSubscription;
};

function NoticeAction({ action, current: { subscription } }: NoticeActionProps) {
  const { resume, isResuming } = useResume();
  const { openPortal, isOpening } = usePortal();
  if (action === "portal") {
    return (
      <Button variant="primary" busy={isOpening} busyLabel="Processing..." onClick={openPortal}>
        Update payment method
      </Button>
    );
  }
  if (action === "resume") {
    return (
      <Button busy={isResuming} busyLabel="Processing..." onClick={resume}>
        {subscription?.cancel_at_period_end ? "Resume subscription" : `Keep ${subscription?.plan.display_name}`}
      </Button>
    );
  }
  return (
    <Link
      to="/checkout"
      search={{ plan: subscription?.plan.name ?? "pro", billing: subscription?.billing_cycle ?? "monthly" }}
      className={buttonClass()}
    >
      Subscribe
    </Link>
  );
}
