import type { AdminUser, AdminWebsite } from "@vitrine/model";
import { adminApi } from "../../../lib/admin-api.ts";
import type { DrawerProps } from "../list/admin-list.tsx";
import { AuditEntries } from "../parts/audit-entries.tsx";
import { DrawerTop } from "../parts/drawer-top.tsx";
import { DrawerSection, type Fact } from "../parts/facts.tsx";
import { RowDrawer } from "../parts/row-drawer.tsx";
import { RowLink } from "../parts/row-link.tsx";
import { StateBadge } from "../parts/state-badge.tsx";
import { dayOf, momentOf, planWords, siteStateWords, subscriptionStatusWords } from "../parts/words.ts";
import { NameForm } from "../write/name-form.tsx";
import { UserActions } from "./user-actions.tsx";
import { SignIns } from "./sign-ins.tsx";
import { UserStates } from "./user-states.tsx";
import { userQuery } from "./users-queries.ts";

/** One user: who they are, what they have, what admins did, and what can be done. */
export function UserDrawer({ id, onClose }: DrawerProps) {
  return (
    <RowDrawer
      query={userQuery(id)}
      title="User"
      titleOf={({ user }) => user.name}
      captionOf={({ user }) => user.email}
      onClose={onClose}
    >
      {({ user, websites, audit_log: log, sign_ins: signIns }) => (
        <>
          <DrawerTop states={<UserStates user={user} />} facts={factsOf(user)} />
          <UserActions user={user} onDeleted={onClose} />
          <DrawerSection title="Name">
            <NameForm
              key={user.name}
              name={user.name}
              save={(name) => adminApi.adminUsers.updateUser({ params: { userId: user.id }, body: { name } })}
            />
          </DrawerSection>
          <DrawerSection title="Websites">
            <Websites websites={websites} />
          </DrawerSection>
          <DrawerSection title="History">
            <AuditEntries entries={log} />
          </DrawerSection>
          <DrawerSection title="Sign-ins">
            <SignIns entries={signIns} />
          </DrawerSection>
        </>
      )}
    </RowDrawer>
  );
}

function factsOf(user: AdminUser): Fact[] {
  const { subscription } = user;
  return [
    ["Plan", planWords[user.current_plan]],
    [
      "Subscription",
      subscription ? (
        <RowLink key="subscription" to="/admin/subscriptions" open={subscription.id}>
          {subscription.plan.display_name}, {subscriptionStatusWords[subscription.status].label.toLowerCase()}
        </RowLink>
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
  ];
}

function Websites({ websites }: { websites: readonly AdminWebsite[] }) {
  if (websites.length === 0) return <p className="py-2 text-label font-normal text-muted">No websites.</p>;
  return (
    <ul className="divide-y divide-line text-label font-normal">
      {websites.map((website) => (
        <li key={website.id} className="flex items-baseline justify-between gap-4 py-2">
          <RowLink to="/admin/websites" open={website.id}>
            {website.name}
          </RowLink>
          <StateBadge state={siteStateWords(website)} />
        </li>
      ))}
    </ul>
  );
}
