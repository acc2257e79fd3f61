import { zodResolver } from "@hookform/resolvers/zod";
import { emailSchema } from "@vitrine/model";
import { Button, Field, TextInput } from "@vitrine/ui";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { applyServerErrors, failureMessage } from "../../lib/form-errors.ts";
import { useSingleFlight } from "../../lib/use-single-flight.ts";
import { AuthFrame } from "./auth-frame.tsx";
import { BackToLogin } from "./back-to-login.tsx";
import { FormMessage } from "./form-message.tsx";

const formSchema = z.object({ email: emailSchema });
type Values = z.output<typeof formSchema>;
type Outcome = { tone: "danger" | "success"; message: string };

type Props = {
  title: string;
  lead: string;
  /** What the button says. */
  action: string;
  ask: (request: { body: Values }) => Promise<{ message: string }>;
};

/** Asks for a mail to one address; the answer is the same for known and unknown ones. */
export function AskForMailPage({ title, lead, action, ask }: Props) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const form = useForm<Values>({ resolver: zodResolver(formSchema), defaultValues: { email: "" } });
  const send = useSingleFlight(async (body: Values) => {
    setOutcome(null);
    try {
      const { message } = await ask({ body });
      setOutcome({ tone: "success", message });
    } catch (error) {
      setOutcome({ tone: "danger", message: failureMessage(error, "An error occurred. Please try again.") });
      applyServerErrors(form, error);
    }
  });
  return (
    <AuthFrame title={title} lead={lead}>
      <form noValidate onSubmit={form.handleSubmit(send)} className="flex flex-col gap-4">
        {outcome ? <FormMessage {...outcome} /> : null}
        <Field label="Email" error={form.formState.errors.email?.message}>
          <TextInput type="email" autoComplete="username" {...form.register("email")} />
        </Field>
        <Button type="submit" variant="primary" size="large" busy={form.formState.isSubmitting} busyLabel="Sending…">
          {action}
        </Button>
        <BackToLogin />
      </form>
    </AuthFrame>
  );
}
