import type { TestimonialRequest } from "@vitrine/model";
import { Button } from "@vitrine/ui";
import { dotted } from "../../../lib/dotted.ts";
import type { RequestActions } from "./use-request-actions.ts";

type WaitingTestimonialProps = {
  request: TestimonialRequest;
  actions: RequestActions;
  /** The website has room for one more. */
  canTake: boolean;
};

/** What somebody wrote, before the owner's decision. */
export function WaitingTestimonial({ request, actions, canTake }: WaitingTestimonialProps) {
  const { answer, recipient } = request;
  if (!answer) return null;
  const { quote, name, role, organization, relation, email } = answer;
  const under = dotted([role, organization, relation]);
  return (
    <li className="border-s-[3px] border-brand ps-4">
      <blockquote className="wrap-anywhere whitespace-pre-line">{quote}</blockquote>
      <p className="mt-2 text-label wrap-anywhere">{name}</p>
      {under === "" ? null : <p className="text-caption wrap-anywhere text-muted">{under}</p>}
      <p className="text-caption wrap-anywhere text-muted">
        {`Confirmed by ${email}`}
        {recipient === "" ? "" : `, through your link for ${recipient}`}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button
          variant="primary"
          size="small"
          className="max-md:min-h-11"
          disabled={actions.isBusy || !canTake}
          aria-label={`Accept the testimonial by ${name}`}
          onClick={() => actions.accept(request)}
        >
          Accept
        </Button>
        <Button
          size="small"
          className="max-md:min-h-11"
          disabled={actions.isBusy}
          aria-label={`Decline the testimonial by ${name}`}
          onClick={() => actions.decline(request)}
        >
          Decline
        </Button>
      </div>
    </li>
  );
}
