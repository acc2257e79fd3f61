import { zodResolver } from "@hookform/resolvers/zod";
import { useQuery } from "@tanstack/react-query";
import { supportFormSchema, supportMessageMaxCharacters, supportSubjectMaxCharacters } from "@vitrine/model";
import { Button, Field, TextArea, TextInput } from "@vitrine/ui";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import type { z } from "zod";
import { quietApi } from "../../lib/api.ts";
import { applyServerErrors, failureMessage } from "../../lib/form-errors.ts";
import { useIdempotencyKey } from "../../lib/idempotency-key.ts";
import { claimsQuery } from "../../lib/queries/claims.ts";
import { useSession } from "../../lib/session/session-store.ts";

type SupportValues = z.infer<typeof supportFormSchema>;

const fallbackMessage = "Your message was not sent. Please try again.";

/** `/support` and `/dashboard/support`: a question that is stored and mailed; the account fills in who asks. */
export function SupportPage() {
  const { user } = useSession();
  const { data: claims } = useQuery(claimsQuery);
  const [sent, setSent] = useState<{ message: string; ticket: number } | null>(null);
  return (
    <div className="page-gutter mx-auto w-full max-w-[40rem] pt-8 pb-24">
      <h1 className="text-h1">Support</h1>
      {sent ? (
        <div role="status" className="mt-6">
          <p className="text-lead">{sent.message}</p>
          <p className="mt-2 text-muted tabular-nums">Your ticket is number {sent.ticket}.</p>
          <Button className="mt-6" onClick={() => setSent(null)}>
            Ask another question
          </Button>
        </div>
      ) : (
        <>
          <p className="mt-3 mb-8 min-h-[3lh] text-muted sm:min-h-[2lh]">
            {claims ? `${claims.support?.text ?? ""} Answers come by mail.`.trim() : null}
          </p>
          <SupportForm name={user?.name ?? ""} email={user?.email ?? ""} onSent={setSent} />
        </>
      )}
    </div>
  );
}

type SupportFormProps = { name: string; email: string; onSent: (sent: { message: string; ticket: number }) => void };

function SupportForm({ name, email, onSent }: SupportFormProps) {
  const keyFor = useIdempotencyKey();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<SupportValues>({
    resolver: zodResolver(supportFormSchema),
    defaultValues: { name, email, subject: "", message: "" },
  });
  const { errors, isSubmitting } = form.formState;
  const written = useWatch({ control: form.control, name: "message" });
  const isKnown = email !== "";
  const send = async (body: SupportValues) => {
    setFailure(null);
    try {
      const { message, data } = await quietApi.outreach.askSupport({ body }, { idempotencyKey: keyFor(body) });
      onSent({ message, ticket: data.ticket_id });
    } catch (error) {
      applyServerErrors(form, error);
      setFailure(failureMessage(error, fallbackMessage));
    }
  };
  return (
    <form noValidate onSubmit={form.handleSubmit(send)} className="flex flex-col gap-5">
      <Field label="Name" error={errors.name?.message}>
        <TextInput autoComplete="name" readOnly={isKnown} {...form.register("name")} />
      </Field>
      <Field label="Email" error={errors.email?.message}>
        <TextInput type="email" autoComplete="email" readOnly={isKnown} {...form.register("email")} />
      </Field>
      <Field label="Subject" error={errors.subject?.message}>
        <TextInput maxLength={supportSubjectMaxCharacters} {...form.register("subject")} />
      </Field>
      <Field
        label="Message"
        error={errors.message?.message}
        counter={{ used: written.length, max: supportMessageMaxCharacters }}
      >
        <TextArea rows={8} maxLength={supportMessageMaxCharacters} {...form.register("message")} />
      </Field>
      {failure ? (
        <p role="alert" className="text-danger">
          {failure}
        </p>
      ) : null}
      <Button type="submit" variant="primary" className="self-start" busy={isSubmitting} busyLabel="Sending...">
        Send
      </Button>
    </form>
  );
}
