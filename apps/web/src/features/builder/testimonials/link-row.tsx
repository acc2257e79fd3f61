import type { TestimonialRequest, TestimonialState } from "@vitrine/model";
import { Button } from "@vitrine/ui";
import { Trash2 } from "lucide-react";
import type { RequestActions } from "./use-request-actions.ts";

const stateWords: Readonly<Record<TestimonialState, string>> = {
  open: "Not answered yet",
  unproved: "Written; their address is not confirmed yet",
  waiting: "Waiting for you",
  accepted: "Accepted",
  declined: "Declined",
  expired: "Expired",
};

const dayOf = (moment: string) =>
  new Date(moment).toLocaleDateString("en", { day: "numeric", month: "short", year: "numeric" });

/** A link that was made: whom it was for, what came of it, and the way to end it. */
export function LinkRow({ request, actions }: { request: TestimonialRequest; actions: RequestActions }) {
  const { recipient, state, created_at, expires_at } = request;
  const name = recipient || `Link of ${dayOf(created_at)}`;
  const isAlive = state === "open" || state === "unproved";
  return (
    <li className="flex items-center gap-3 border-b border-line py-2 last:border-b-0">
      <div className="min-w-0 flex-1">
        <p className="text-label wrap-anywhere">{name}</p>
        <p className="text-caption text-muted">
          {stateWords[state]}
          {state === "open" ? `, valid until ${dayOf(expires_at)}` : ""}
        </p>
      </div>
      <Button
        variant="quiet"
        size="small"
        iconOnly
        className="max-md:size-11"
        disabled={actions.isBusy}
        aria-label={isAlive ? `Revoke ${name}` : `Remove ${name} from the list`}
        icon={<Trash2 size={16} strokeWidth={1.75} aria-hidden />}
        onClick={() => actions.revoke(request)}
      />
    </li>
  );
}
