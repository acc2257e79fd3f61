import { testimonialLimits } from "@vitrine/model";
import { Field, Select, TextInput } from "@vitrine/ui";
import { useEffect, useId, useRef, useState } from "react";
import { failureMessage } from "../../../lib/form-errors.ts";
import { useSingleFlight } from "../../../lib/use-single-flight.ts";
import { MakingForm } from "../shell/making-form.tsx";
import { NewLink } from "./new-link.tsx";
import type { RequestActions } from "./use-request-actions.ts";

const daysChoices = [7, testimonialLimits.linkDays, testimonialLimits.longestLinkDays];

/** Makes a link for one person, and shows its address this once. */
export function AskForm({ actions, onClose }: { actions: RequestActions; onClose: () => void }) {
  const [recipient, setRecipient] = useState("");
  const [days, setDays] = useState<number>(testimonialLimits.linkDays);
  const [problem, setProblem] = useState<string>();
  const [url, setUrl] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const heading = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const make = useSingleFlight(async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      setUrl(await actions.create({ recipient, days }));
    } catch (error) {
      setProblem(failureMessage(error, "The link could not be made. Please try again."));
    }
    setBusy(false);
  });
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-4 border-s-[3px] border-brand ps-4">
      <h3 id={heading} className="font-text text-h3">
        Ask for a testimonial
      </h3>
      {url ? (
        <NewLink url={url} onClose={onClose} />
      ) : (
        <MakingForm label="Make a link" isBusy={isBusy} onMake={() => void make()} onClose={onClose}>
          <p className="text-caption text-muted">
            You send the link yourself. Whoever opens it writes without an account and proves their address; you then
            accept or decline.
          </p>
          <div className="grid gap-4 @min-[24rem]:grid-cols-2">
            <Field label="Who is it for?" optional help="For your own list; it is not shown to them." error={problem}>
              <TextInput
                ref={field}
                value={recipient}
                maxLength={testimonialLimits.recipientCharacters}
                onChange={(event) => setRecipient(event.target.value)}
              />
            </Field>
            <Field label="Valid for">
              <Select value={days} onChange={(event) => setDays(Number(event.target.value))}>
                {daysChoices.map((choice) => (
                  <option key={choice} value={choice}>
                    {`${choice} days`}
                  </option>
                ))}
              </Select>
            </Field>
          </div>
        </MakingForm>
      )}
    </section>
  );
}
