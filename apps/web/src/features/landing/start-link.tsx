import { Link, useSearch } from "@tanstack/react-router";
import { buttonClass, type ButtonVariant } from "@vitrine/ui";
import { useSession } from "../../lib/session/session-store.ts";

/** "Start building": people who are signed in go on, guests register; the page they were sent from is kept. */
export function StartLink({ variant = "primary" }: { variant?: ButtonVariant }) {
  const { redirect } = useSearch({ strict: false });
  const { user } = useSession();
  const look = buttonClass({ variant, size: "large" });
  if (user) {
    return (
      <Link to="/dashboard" className={look}>
        Start building
      </Link>
    );
  }
  return (
    <Link to="/register" search={{ source: "landing_hero", redirect }} className={look}>
      Start building
    </Link>
  );
}
