import type { PaidPlan } from "@vitrine/model";
import { Button, Field, TextInput } from "@vitrine/ui";
import { useEffect, useRef, useState } from "react";
import { useCheckoutAddress, type CheckoutAddress } from "./checkout-choice.ts";
import { useQuote } from "./use-quote.ts";

/** A code for a better price; checked at once, kept in the address so that a reload keeps it. */
export function OfferCode({ address, plan }: { address: CheckoutAddress; plan: PaidPlan }) {
  const { change } = useCheckoutAddress();
  const { offerProblem } = useQuote(address, plan);
  const [isOpen, setOpen] = useState(address.offerCode !== undefined);
  const [isWanted, setWanted] = useState(false);
  const [typed, setTyped] = useState(address.offerCode ?? "");
  if (!isOpen) {
    return (
      <Button
        variant="quiet"
        size="small"
        className="mt-3 -ms-3"
        onClick={() => {
          setOpen(true);
          setWanted(true);
        }}
      >
        Add an offer code
      </Button>
    );
  }
  return (
    <form
      className="mt-4 max-w-[24rem]"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() !== "") change({ offer_code: typed.trim() });
      }}
    >
      <Field label="Offer code" optional error={offerProblem ?? undefined}>
        <span className="flex gap-2">
          <OfferInput value={typed} onChange={setTyped} takesFocus={isWanted} />
          <Button type="submit">Apply</Button>
        </span>
      </Field>
    </form>
  );
}

type OfferInputProps = { value: string; onChange: (value: string) => void; takesFocus: boolean };

/** Takes the focus when a press has opened it, not when it stands there from the beginning. */
function OfferInput({ value, onChange, takesFocus }: OfferInputProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);
  return (
    <TextInput
      ref={input}
      value={value}
      autoComplete="off"
      autoCapitalize="characters"
      maxLength={64}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
