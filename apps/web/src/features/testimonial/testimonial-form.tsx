import { zodResolver } from "@hookform/resolvers/zod";
import { testimonialAnswerSchema, testimonialLimits } from "@vitrine/model";
import { Button, Field, TextArea, TextInput, VisuallyHidden } from "@vitrine/ui";
import { useState } from "react";
import { useForm, useWatch, type Resolver } from "react-hook-form";
import { quietApi } from "../../lib/api.ts";
import { applyServerErrors, failureMessage } from "../../lib/form-errors.ts";
import { useSingleFlight } from "../../lib/use-single-flight.ts";

/** What the form holds. */
export type TestimonialValues = {
  quote: string;
  name: string;
  role: string;
  organization: string;
  relation: string;
  email: string;
  website: string;
};

const blank: TestimonialValues = {
  quote: "",
  name: "",
  role: "",
  organization: "",
  relation: "",
  email: "",
  website: "",
};
const rows = 7;

type TestimonialFormProps = {
  token: string;
  /** What was sent before and is to be changed. */
  earlier: TestimonialValues | null;
  onSent: (values: TestimonialValues) => void;
};

/** What is written about somebody, and by whom. */
export function TestimonialForm({ token, earlier, onSent }: TestimonialFormProps) {
  const form = useForm<TestimonialValues>({
    defaultValues: earlier ?? blank,
    resolver: zodResolver(testimonialAnswerSchema as never) as unknown as Resolver<TestimonialValues>,
    mode: "onTouched",
  });
  const [failure, setFailure] = useState<string | null>(null);
  const { errors, isSubmitting } = form.formState;
  const quote = useWatch({ control: form.control, name: "quote" });
  const send = useSingleFlight(async (values: TestimonialValues) => {
    setFailure(null);
    try {
      await quietApi.testimonials.writeTestimonial({ body: { ...values, token } });
      onSent(values);
    } catch (error) {
      const unplaced = applyServerErrors(form, error);
      if (Object.keys(form.formState.errors).length === 0 || unplaced.length > 0)
        setFailure(failureMessage(error, "Your words could not be sent. Please try again."));
    }
  });
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        void form.handleSubmit(send)(event);
      }}
    >
      <Field
        label="Your words"
        help="What you worked on, and what stayed with you. Plain words, no addresses."
        error={errors.quote?.message}
        counter={{ used: quote.length, max: testimonialLimits.quoteCharacters }}
      >
        <TextArea rows={rows} {...form.register("quote")} />
      </Field>
      <Field label="Your name" error={errors.name?.message}>
        <TextInput autoComplete="name" {...form.register("name")} />
      </Field>
      <div className="grid gap-5 md:grid-cols-2">
        <Field label="Your role" optional error={errors.role?.message}>
          <TextInput autoComplete="organization-title" {...form.register("role")} />
        </Field>
        <Field label="Organization" optional error={errors.organization?.message}>
          <TextInput autoComplete="organization" {...form.register("organization")} />
        </Field>
      </div>
      <Field
        label="How do you know each other?"
        optional
        help="“Led the team together”, for example."
        error={errors.relation?.message}
      >
        <TextInput {...form.register("relation")} />
      </Field>
      <Field
        label="Your email address"
        help="To confirm that the words are yours. Only who asked you sees it, and never on the website."
        error={errors.email?.message}
      >
        <TextInput type="email" autoComplete="email" {...form.register("email")} />
      </Field>
      <VisuallyHidden>
        <label>
          Leave this field empty
          <input tabIndex={-1} autoComplete="off" {...form.register("website")} />
        </label>
      </VisuallyHidden>
      {failure ? (
        <p role="alert" className="text-danger">
          {failure}
        </p>
      ) : null}
      <Button
        type="submit"
        variant="primary"
        size="large"
        className="self-start"
        busy={isSubmitting}
        busyLabel="Sending…"
      >
        Send
      </Button>
    </form>
  );
}
