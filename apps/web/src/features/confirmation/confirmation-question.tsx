import { useQuery } from "@tanstack/react-query";
import { ApiError } from "@vitrine/api-client";
import { Button, ErrorState, Field, PasswordInput, Skeleton } from "@vitrine/ui";
import { useEffect, useRef, useState, type FormEvent } from "react";
import { quietApi } from "../../lib/api.ts";
import { failureMessage } from "../../lib/form-errors.ts";
import { SecondFactorForm } from "../../lib/second-factor/second-factor-form.tsx";

type Body = Parameters<typeof quietApi.secondFactor.confirm>[0]["body"];

/** Asks for the password, or for the second factor of who has one. */
export function ConfirmationQuestion({ onConfirmed }: { onConfirmed: () => void }) {
  const asked = useQuery({
    queryKey: ["user", "confirmation"],
    queryFn: async () => (await quietApi.secondFactor.askConfirmation()).data,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  const confirm = async (body: Body) => {
    try {
      await quietApi.secondFactor.confirm({ body });
      onConfirmed();
      return null;
    } catch (error) {
      const fields = error instanceof ApiError ? Object.values(error.errors).flat() : [];
      return fields[0] ?? failureMessage(error, "That did not work. Please try again.");
    }
  };
  if (asked.isPending) return <Skeleton className="h-28" />;
  if (asked.isError) {
    return (
      <ErrorState
        title="We could not ask"
        text="Check your connection and try again."
        onRetry={() => void asked.refetch()}
        busy={asked.isFetching}
      />
    );
  }
  const { methods, challenge, passkey_options: question } = asked.data;
  if (methods.includes("password")) return <PasswordQuestion onPassword={(password) => confirm({ password })} />;
  return (
    <SecondFactorForm
      hasApp={methods.includes("code")}
      passkeyQuestion={question}
      submitLabel="Confirm"
      onProof={(proof) => confirm({ ...proof, challenge })}
    />
  );
}

function PasswordQuestion({ onPassword }: { onPassword: (password: string) => Promise<string | null> }) {
  const [password, setPassword] = useState("");
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (password === "" || isBusy) return;
    setBusy(true);
    setFailure(await onPassword(password));
    setBusy(false);
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <Field label="Your password" error={failure ?? undefined}>
        <PasswordInput
          ref={field}
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
      <Button type="submit" variant="primary" busy={isBusy} busyLabel="Checking…">
        Confirm
      </Button>
    </form>
  );
}
