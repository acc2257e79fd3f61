import { useQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import type { TestimonialWords } from "@vitrine/model";
import { Button, Skeleton } from "@vitrine/ui";
import { useState } from "react";
import { quietApi } from "../../lib/api.ts";
import { dotted } from "../../lib/dotted.ts";
import { failureMessage } from "../../lib/form-errors.ts";
import { useSingleFlight } from "../../lib/use-single-flight.ts";
import { Sheet } from "./sheet.tsx";

const title = "Are these your words?";

/** `/testimonial/confirm?token`, opened from the mail. Only a press proves anything: programs open links as well. */
export function ConfirmTestimonialPage() {
  const { token = "" } = useSearch({ strict: false });
  const [isDone, setDone] = useState(false);
  const written = useQuery({
    queryKey: ["written-testimonial", token],
    queryFn: async () => (await quietApi.testimonials.readWrittenTestimonial({ body: { token } })).data,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
  });
  if (written.isError) {
    return (
      <Sheet
        title="This link does not work"
        lead={failureMessage(written.error, "The link could not be read. Please try again.")}
      />
    );
  }
  if (!written.data) {
    return (
      <Sheet title={title}>
        <Skeleton className="h-40" />
      </Sheet>
    );
  }
  const { person, state, words } = written.data;
  if (isDone || state === "waiting") {
    return (
      <Sheet
        isNews={isDone}
        title="Thank you"
        lead={`Your words are on their way. ${person} reads them now. You can close this page.`}
      />
    );
  }
  return (
    <Sheet
      title={title}
      lead={`They were written about ${person} with your email address. Confirm them, and ${person} can read them. If it was not you, close this page: they are then deleted.`}
    >
      <div className="flex flex-col items-start gap-8">
        <Words words={words} />
        <Confirmation token={token} onDone={() => setDone(true)} />
      </div>
    </Sheet>
  );
}

function Words({ words: { quote, name, role, organization, relation } }: { words: TestimonialWords }) {
  const under = dotted([role, organization, relation]);
  return (
    <figure className="w-full border-s-[3px] border-brand ps-4">
      <blockquote className="wrap-anywhere whitespace-pre-line">{quote}</blockquote>
      <figcaption className="mt-3">
        <span className="block text-label wrap-anywhere">{name}</span>
        {under === "" ? null : <span className="block text-caption wrap-anywhere text-muted">{under}</span>}
      </figcaption>
    </figure>
  );
}

function Confirmation({ token, onDone }: { token: string; onDone: () => void }) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const confirm = useSingleFlight(async () => {
    setBusy(true);
    setFailure(null);
    try {
      await quietApi.testimonials.confirmTestimonial({ body: { token } });
      onDone();
    } catch (error) {
      setFailure(failureMessage(error, "That did not work. Please try again."));
    }
    setBusy(false);
  });
  return (
    <div className="flex flex-col items-start gap-4">
      {failure ? (
        <p role="alert" className="text-danger">
          {failure}
        </p>
      ) : null}
      <Button variant="primary" size="large" busy={isBusy} busyLabel="Confirming…" onClick={() => void confirm()}>
        Confirm my testimonial
      </Button>
    </div>
  );
}
