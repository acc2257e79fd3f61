import { Link } from "@tanstack/react-router";
import type { AdminUser, AdminWebsite } from "@vitrine/model";
import { Badge } from "@vitrine/ui";
import { AuditEntries } from "../parts/audit-entries.tsx";
import { DrawerSection, Facts } from "../parts/facts.tsx";
import { RowDrawer } from "../parts/row-drawer.tsx";
import { dayOf, momentOf, planWords, subscriptionStatusWords, websiteStatusWords } from "../parts/words.ts";
import { UserActions } from "./user-actions.tsx";
import { UserNameForm } from "./user-name-form.tsx";
import { UserStates } from "./user-states.tsx";
import { userQuery } from "./users-queries.ts";

/** One user: who they are, what they have, what admins did, and what can be done. */
export function UserDrawer({ userId, onClose }: { userId: number; onClose: () => void }) {
  return (
    <RowDrawer
      query={userQuery(userId)}
      title="User"
      titleOf={({ user }) => user.name}
      captionOf={({ user }) => user.email}
      onClose={onClose}
    >
      {({ user, websites, audit_log: log }) => (
        <>
          <div className="pt-4">
            <UserStates user={user} />
          </div>
          <div className="mt-3">
            <UserFacts user={user} />
          </div>
          <UserActions user={user} onDeleted={onClose} />
          <DrawerSection title="Name">
            <UserNameForm key={user.name} user={user} />
          </DrawerSection>
          <DrawerSection title="Websites">
            <Websites websites={websites} />
          </DrawerSection>
          <DrawerSection title="History">
            <AuditEntries entries={log} />
          </DrawerSection>
        </>
      )}
    </RowDrawer>
  );
}

function UserFacts({ user }: { user: AdminUser }) {
  const { subscription } = user;
  return (
    <Facts
      facts={[
        ["Plan", planWords[user.current_plan]],
        [
          "Subscription",
          subscription ? (
            <Link
              key="subscription"
              to="/admin/subscriptions"
              search={{ open: String(subscription.id) }}
              className="text-brand underline underline-offset-4"
            >
              {subscription.plan.display_name}, {subscriptionStatusWords[subscription.status].label.toLowerCase()}
            </Link>
          ) : (
            "None"
          ),
        ],
        ["Beta access", user.is_active ? "Granted" : "Not granted"],
        ["Address verified", momentOf(user.email_verified_at)],
        ["Joined", momentOf(user.created_at)],
        ["Last sign-in", momentOf(user.last_login_at)],
        ["Onboarding completed", dayOf(user.onboarding_completed_at)],
        ...(user.suspended_at === null ? [] : [["Suspended", momentOf(user.suspended_at)] as const]),
        ...(user.company ? [["Company", user.company] as const] : []),
        ["Number", user.id],
      ]}
    />
  );
}

function Websites({ websites }: { websites: readonly AdminWebsite[] }) {
  if (websites.length === 0) return <p className="py-2 text-label font-normal text-muted">No websites.</p>;
  return (
    <ul className="divide-y divide-line text-label font-normal">
      {websites.map((website) => {
        const { label, tone } = websiteStatusWords[website.status];
        return (
          <li key={website.id} className="flex items-baseline justify-between gap-4 py-2">
            <Link
              to="/admin/websites"
              search={{ open: String(website.id) }}
              className="min-w-0 text-brand underline underline-offset-4 wrap-anywhere"
            >
              {website.name}
            </Link>
            <Badge tone={tone}>{label}</Badge>
          </li>
        );
      })}
    </ul>
  );
}
