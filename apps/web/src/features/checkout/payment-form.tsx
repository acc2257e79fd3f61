import { cardBrand, formatCardNumber, type CardInput } from "@vitrine/model";
import { Button, Field, Notice, TextInput } from "@vitrine/ui";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { failureMessage } from "../../lib/form-errors.ts";
import { useSingleFlight } from "../../lib/use-single-flight.ts";
import { cardResolver, emptyCard, notSentMessage, showCardErrors, type CardForm } from "./card-form.ts";
import { groupedExpiry } from "./expiry.ts";

type PaymentFormProps = {
  /** What the button says. */
  label: string;
  /** Sends the card; a rejection is shown on its fields or above the form, and what was typed stays. */
  send: (card: CardInput) => Promise<void>;
};

/** The card form of the built-in test provider: four fields, each with its own message. */
export function PaymentForm({ label, send }: PaymentFormProps) {
  const form = useForm<CardForm, unknown, CardInput>({
    defaultValues: emptyCard,
    mode: "onTouched",
    resolver: cardResolver,
  });
  const { errors, isSubmitting } = form.formState;
  const brand = cardBrand(useWatch({ control: form.control, name: "card_number" }));
  const [isSent, setSent] = useState(false);
  const submit = useSingleFlight(async (card: CardInput) => {
    try {
      await send(card);
      setSent(true);
    } catch (error) {
      if (!showCardErrors(form, error)) form.setError("root", { message: failureMessage(error, notSentMessage) });
    }
  });
  const number = form.register("card_number");
  const expiry = form.register("expiry");
  return (
    <form noValidate aria-label="Card" onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      {errors.root?.message ? (
        <Notice tone="danger" role="alert" className="mb-5">
          {errors.root.message}
        </Notice>
      ) : null}
      <div className="grid grid-cols-2 gap-4">
        <Field label="Name on card" error={errors.name?.message} className="col-span-2">
          <TextInput autoComplete="cc-name" {...form.register("name")} />
        </Field>
        <Field label="Card number" error={errors.card_number?.message} className="col-span-2" aside={brand}>
          <TextInput
            inputMode="numeric"
            autoComplete="cc-number"
            placeholder="1234 1234 1234 1234"
            className="tabular-nums"
            {...number}
            onChange={(event) => {
              event.target.value = formatCardNumber(event.target.value);
              return number.onChange(event);
            }}
          />
        </Field>
        <Field label="Expiry date" error={errors.expiry?.message}>
          <TextInput
            inputMode="numeric"
            autoComplete="cc-exp"
            placeholder="MM / YY"
            className="tabular-nums"
            {...expiry}
            onChange={(event) => {
              event.target.value = groupedExpiry(event.target.value, form.getValues("expiry"));
              return expiry.onChange(event);
            }}
          />
        </Field>
        <Field label="Security code" error={errors.cvc?.message}>
          <TextInput
            inputMode="numeric"
            autoComplete="cc-csc"
            placeholder={brand === "American Express" ? "4 digits" : "3 digits"}
            maxLength={4}
            className="tabular-nums"
            {...form.register("cvc")}
          />
        </Field>
      </div>
      <Button
        type="submit"
        variant="primary"
        size="large"
        className="mt-6 w-full"
        busy={isSubmitting || isSent}
        busyLabel="Processing..."
      >
        {label}
      </Button>
    </form>
  );
}
