import { useQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { Skeleton } from "@vitrine/ui";
import { useState } from "react";
import { quietApi } from "../../lib/api.ts";
import { failureMessage } from "../../lib/form-errors.ts";
import { Sheet } from "./sheet.tsx";
import { TestimonialForm, type TestimonialValues } from "./testimonial-form.tsx";

/** `/testimonial?token`: whoever was sent the link writes a few words about its sender, without an account. */
export function TestimonialPage() {
  const { token = "" } = useSearch({ strict: false });
  const [sent, setSent] = useState<TestimonialValues | null>(null);
  const [isWriting, setWriting] = useState(true);
  const link = useQuery({
    queryKey: ["testimonial-link", token],
    queryFn: async () => (await quietApi.testimonials.readTestimonialLink({ body: { token } })).data,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
  });
  if (link.isError) {
    return (
      <Sheet
        title="This link does not work"
        lead={failureMessage(link.error, "The link could not be read. Please try again.")}
      />
    );
  }
  if (!link.data) {
    return (
      <Sheet title="A few words">
        <Skeleton className="h-80" />
      </Sheet>
    );
  }
  const { person, state } = link.data;
  if (sent && !isWriting) return <Sent to={sent.email.trim()} onAgain={() => setWriting(true)} />;
  if (state !== "open" && state !== "unproved") {
    return (
      <Sheet title="Thank you" lead="A testimonial was written by this link already. There is nothing left to do." />
    );
  }
  return (
    <Sheet
      title={`A few words about ${person}`}
      lead={`${person} asks you for a testimonial: what was it like to work together? ${person} reads it first and decides whether it stands on their website.`}
    >
      <TestimonialForm
        token={token}
        earlier={sent}
        onSent={(values) => {
          setSent(values);
          setWriting(false);
        }}
      />
    </Sheet>
  );
}

function Sent({ to, onAgain }: { to: string; onAgain: () => void }) {
  return (
    <Sheet
      isNews
      title="One more step"
      lead={`We have sent a mail to ${to}. Open it and confirm that these are your words; until then nobody sees them.`}
    >
      <p className="text-muted">
        Nothing arrived?{" "}
        <button type="button" className="min-h-11 text-brand underline md:min-h-0" onClick={onAgain}>
          Change your words or your address
        </button>
      </p>
    </Sheet>
  );
}
