import { useQuery } from "@tanstack/react-query";
import type { TestimonialRequest } from "@vitrine/model";
import { Button } from "@vitrine/ui";
import { Send } from "lucide-react";
import { useId, useState } from "react";
import { testimonialRequestsQuery } from "../../../lib/queries/testimonials.ts";
import type { EntryToolsProps } from "../sections/entry-tools.tsx";
import { AskForm } from "./ask-form.tsx";
import { LinkRow } from "./link-row.tsx";
import { useRequestActions, type RequestActions } from "./use-request-actions.ts";
import { WaitingTestimonial } from "./waiting-testimonial.tsx";

/** Testimonials by link: what waits for the owner, the way to ask for one, and the links that were made. */
export function TestimonialRequests({ website, room }: EntryToolsProps) {
  const { data: requests = [] } = useQuery(testimonialRequestsQuery(website.id));
  const actions = useRequestActions(website.id);
  const [isAsking, setAsking] = useState(false);
  const waiting = requests.filter(({ state }) => state === "waiting");
  const links = requests.filter(({ state }) => state !== "waiting");
  return (
    <>
      <Waiting requests={waiting} actions={actions} canTake={room > 0} />
      {isAsking ? (
        <AskForm actions={actions} onClose={() => setAsking(false)} />
      ) : (
        <Button
          variant="quiet"
          size="small"
          className="-ms-3 self-start max-md:min-h-11"
          icon={<Send size={16} strokeWidth={1.75} aria-hidden />}
          onClick={() => setAsking(true)}
        >
          Ask for a testimonial
        </Button>
      )}
      <Links requests={links} actions={actions} />
    </>
  );
}

type ListProps = { requests: readonly TestimonialRequest[]; actions: RequestActions };

function Waiting({ requests, actions, canTake }: ListProps & { canTake: boolean }) {
  const heading = useId();
  if (requests.length === 0) return null;
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-3">
      <div>
        <h3 id={heading} className="font-text text-h3">
          Waiting for you
        </h3>
        <p className="text-caption text-muted">Nobody else sees these words until you accept them.</p>
      </div>
      <ul className="flex flex-col gap-4">
        {requests.map((request) => (
          <WaitingTestimonial key={request.id} request={request} actions={actions} canTake={canTake} />
        ))}
      </ul>
    </section>
  );
}

function Links({ requests, actions }: ListProps) {
  const heading = useId();
  if (requests.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} className="font-text text-h3">
        Links you sent
      </h3>
      <ul className="mt-1 flex flex-col">
        {requests.map((request) => (
          <LinkRow key={request.id} request={request} actions={actions} />
        ))}
      </ul>
    </section>
  );
}
