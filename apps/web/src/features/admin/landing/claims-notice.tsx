import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { hasUnconfirmedClaims } from "@vitrine/model";
import { Notice } from "@vitrine/ui";
import { landingClaimsQuery } from "./claims-query.ts";

/** Whether the start page claims what nobody has confirmed; null until that is known. */
export function useUnconfirmedClaims(): boolean | null {
  const { data, isPending } = useQuery(landingClaimsQuery);
  if (data) return hasUnconfirmedClaims(data.data);
  return isPending ? null : false;
}

/** Warns while the start page claims what nobody has confirmed; elsewhere than on its own page with the way there. */
export function ClaimsNotice({ hasLink = false }: { hasLink?: boolean }) {
  if (!useUnconfirmedClaims()) return null;
  return (
    <Notice
      tone="warning"
      title="The start page's claims are not confirmed"
      className="mt-6"
      actions={
        hasLink ? (
          <Link to="/admin/landing" className="inline-flex min-h-11 items-center underline underline-offset-4">
            Look at them
          </Link>
        ) : undefined
      }
    >
      These are the texts the product ships with. Confirm or replace them before you go public.
    </Notice>
  );
}
