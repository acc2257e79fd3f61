import { useSearch } from "@tanstack/react-router";
import { Button } from "@vitrine/ui";
import { useState } from "react";
import { quietApi } from "../../lib/api.ts";
import { failureMessage } from "../../lib/form-errors.ts";
import { useSingleFlight } from "../../lib/use-single-flight.ts";
import { Sheet } from "./sheet.tsx";

/** `/testimonial/confirm?token`, opened from the mail. Only a press proves anything: programs open links as well. */
export function ConfirmTestimonialPage() {
  const { token = "" } = useSearch({ strict: false });
  const [isDone, setDone] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const confirm = useSingleFlight(async () => {
    setBusy(true);
    setFailure(null);
    try {
      await quietApi.testimonials.confirmTestimonial({ body: { token } });
      setDone(true);
    } catch (error) {
      setFailure(failureMessage(error, "That did not work. Please try again."));
    }
    setBusy(false);
  });
  if (isDone) {
    return (
      <Sheet
        isNews
        title="Thank you"
        lead="Your words are on their way. Whoever asked you reads them now. You can close this page."
      />
    );
  }
  return (
    <Sheet
      title="Are these your words?"
      lead="A testimonial was written with your email address. Confirm it, and whoever asked for it can read it. If it was not you, close this page: it is then deleted."
    >
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
    </Sheet>
  );
}
