import { useRouter } from "@tanstack/react-router";
import type { AdminUser, AdminUserChanges } from "@vitrine/model";
import { Button } from "@vitrine/ui";
import { UserRoundCog } from "lucide-react";
import { useState } from "react";
import { adminApi } from "../../../lib/admin-api.ts";
import { beginImpersonation } from "../../../lib/impersonation/impersonation.ts";
import { goOnAs } from "../../../lib/session/person-change.ts";
import { useSession } from "../../../lib/session/session-store.ts";
import { ActionRow } from "../write/action-row.tsx";
import type { Question } from "../write/ask-dialog.tsx";
import { categoryPick, pickedCategory } from "../write/take-down-question.ts";
import { useWrite } from "../write/use-write.ts";

type UserActionsProps = { user: AdminUser; onDeleted: () => void };

/** What an admin can do about a user; nothing that the server would refuse for oneself or another admin. */
export function UserActions({ user, onDeleted }: UserActionsProps) {
  const me = useSession().user;
  const router = useRouter();
  const [question, setQuestion] = useState<Question | null>(null);
  const { write, isBusy, failure } = useWrite();
  const isMe = me?.id === user.id;
  const change = (body: AdminUserChanges) => adminApi.adminUsers.updateUser({ params: { userId: user.id }, body });
  const questions = questionsAbout(user, change);
  const impersonate: Question = {
    title: `View Vitrine as ${user.name}?`,
    text: "You see and do everything as this person, for an hour at most. When you start, each change that you make and when you stop is written to the audit log with your name.",
    confirmLabel: "Impersonate",
    action: async () => {
      const { data } = await adminApi.adminUsers.impersonate({ params: { userId: user.id } });
      await goOnAs(
        () => beginImpersonation(data),
        () => router.navigate({ to: "/dashboard" }),
      );
      return { message: `You are now viewing as ${data.user.name}.` };
    },
  };
  const remove: Question = {
    title: `Delete ${user.name}?`,
    text: `The account, its ${user.websites_count === 1 ? "website" : `${user.websites_count} websites`} and files are deleted, and a subscription is cancelled. This cannot be undone.`,
    confirmLabel: "Delete user",
    typed: { label: `Type ${user.email} to confirm`, word: user.email },
    action: () => adminApi.adminUsers.removeUser({ params: { userId: user.id } }),
    onDone: onDeleted,
  };
  return (
    <ActionRow
      failure={failure}
      question={question}
      onAsked={() => setQuestion(null)}
      note={isMe ? "This is you: your own role, suspension and end are up to another admin." : undefined}
    >
      {user.is_active ? (
        <Button onClick={() => setQuestion(questions.revoke)}>Take beta access away</Button>
      ) : (
        <Button variant="primary" busy={isBusy} onClick={() => write(() => change({ is_active: true }))}>
          Grant beta access
        </Button>
      )}
      {user.email_verified_at === null ? (
        <Button busy={isBusy} onClick={() => write(() => change({ email_verified: true }))}>
          Mark address as verified
        </Button>
      ) : null}
      {isMe ? null : <Button onClick={() => setQuestion(questions.role)}>{questions.role.confirmLabel}</Button>}
      {isMe ? null : user.suspended_at === null ? (
        <Button onClick={() => setQuestion(questions.suspend)}>Suspend</Button>
      ) : (
        <Button busy={isBusy} onClick={() => write(() => change({ suspended: false }))}>
          Lift suspension
        </Button>
      )}
      {isMe || user.role === "admin" ? null : (
        <Button
          className="border-danger! text-danger!"
          icon={<UserRoundCog size={16} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => setQuestion(impersonate)}
        >
          Impersonate
        </Button>
      )}
      {isMe ? null : (
        <Button variant="danger" onClick={() => setQuestion(remove)}>
          Delete user
        </Button>
      )}
    </ActionRow>
  );
}

type ChangeUser = (body: AdminUserChanges) => Promise<{ message: string }>;

function questionsAbout(user: AdminUser, change: ChangeUser) {
  const isAdmin = user.role === "admin";
  return {
    revoke: {
      title: `Take beta access from ${user.name}?`,
      text: "While beta access is on, they cannot use the application any more. Their published websites stay.",
      confirmLabel: "Take access away",
      action: () => change({ is_active: false }),
    },
    role: {
      title: isAdmin ? `Take the admin role from ${user.name}?` : `Make ${user.name} an admin?`,
      text: isAdmin
        ? "They lose this admin area at once. Impersonations that they began end."
        : "They can see and change every account, website and payment, and make other admins.",
      confirmLabel: isAdmin ? "Remove admin role" : "Make admin",
      action: () => change({ role: isAdmin ? "user" : "admin" }),
    },
    suspend: {
      title: `Suspend ${user.name}?`,
      text: "They are signed out everywhere and cannot sign in, and their websites are not public until you lift the suspension.",
      confirmLabel: "Suspend",
      pick: categoryPick(),
      reason: { label: "Reason", help: `Mailed to ${user.email} with a link to object.`, isRequired: true },
      action: ({ reason, picked }) =>
        change({ suspended: true, suspension_reason: reason, suspension_category: pickedCategory(picked) }),
    },
  } satisfies Record<string, Question>;
}
