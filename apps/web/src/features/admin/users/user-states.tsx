import type { AdminUser } from "@vitrine/model";
import { Badge } from "@vitrine/ui";

/** What is out of the ordinary about a user, each as a word; their beta access when nothing is. */
export function UserStates({ user }: { user: AdminUser }) {
  const isOrdinary = user.role === "user" && user.email_verified_at !== null && user.suspended_at === null;
  return (
    <span className="inline-flex flex-wrap gap-1 max-md:justify-end">
      {user.role === "admin" ? <Badge tone="solid">Admin</Badge> : null}
      {user.suspended_at === null ? null : <Badge tone="danger">Suspended</Badge>}
      {user.email_verified_at === null ? <Badge tone="warning">Not verified</Badge> : null}
      {isOrdinary ? (
        <Badge tone={user.is_active ? "success" : "neutral"}>{user.is_active ? "Beta access" : "No beta access"}</Badge>
      ) : null}
    </span>
  );
}
