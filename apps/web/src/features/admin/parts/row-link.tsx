import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";

type RowLinkProps = {
  to: "/admin/users" | "/admin/websites" | "/admin/subscriptions";
  /** The row whose drawer opens there. */
  open: number;
  children: ReactNode;
};

/** Leads to a row of another list. */
export function RowLink({ to, open, children }: RowLinkProps) {
  return (
    <Link
      to={to}
      search={{ open: String(open) }}
      className="min-w-0 text-brand underline underline-offset-4 wrap-anywhere"
    >
      {children}
    </Link>
  );
}
