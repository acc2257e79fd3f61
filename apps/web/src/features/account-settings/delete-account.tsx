import { Button, Dialog, Field, PasswordInput, TextInput, toast } from "@vitrine/ui";
import { useId, useState } from "react";
import { ApiError } from "@vitrine/api-client";
import { quietApi } from "../../lib/api.ts";
import { failureMessage } from "../../lib/form-errors.ts";
import { useGo } from "../../lib/navigation.ts";
import { queryClient } from "../../lib/query-client.ts";
import { clearSession, useSession } from "../../lib/session/session-store.ts";
import { useSingleFlight } from "../../lib/use-single-flight.ts";

/** Opens the question that ends the account. */
export function DeleteAccount({ hasPassword }: { hasPassword: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="danger" className="-ms-4" onClick={() => setOpen(true)}>
        Delete my account
      </Button>
      {isOpen ? <DeleteDialog hasPassword={hasPassword} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

/** Asks for the password; people without one type their address, so that nobody deletes by a slip. */
function DeleteDialog({ hasPassword, onClose }: { hasPassword: boolean; onClose: () => void }) {
  const { user } = useSession();
  const formId = useId();
  const [proof, setProof] = useState("");
  const { remove, isDeleting, error } = useDeleteAccount();
  const isReady = hasPassword ? proof !== "" : proof.trim().toLowerCase() === user?.email;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      busy={isDeleting}
      size="small"
      title="Delete your account?"
      description="Your websites disappear from the web at once, and nothing can be brought back."
      footer={
        <>
          <Button disabled={isDeleting} onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="danger-solid"
            disabled={!isReady}
            busy={isDeleting}
            busyLabel="Deleting…"
          >
            Delete account
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady) void remove(hasPassword ? proof : undefined);
        }}
      >
        {hasPassword ? (
          <Field label="Your password" error={error}>
            <PasswordInput
              autoComplete="current-password"
              value={proof}
              onChange={(event) => setProof(event.target.value)}
            />
          </Field>
        ) : (
          <Field label="Your email address" help={`Type ${user?.email ?? ""} to confirm.`} error={error}>
            <TextInput type="email" value={proof} onChange={(event) => setProof(event.target.value)} />
          </Field>
        )}
      </form>
    </Dialog>
  );
}

function useDeleteAccount() {
  const go = useGo();
  const [isDeleting, setDeleting] = useState(false);
  const [error, setError] = useState<string>();
  const remove = useSingleFlight(async (password: string | undefined) => {
    setDeleting(true);
    setError(undefined);
    try {
      const { message } = await quietApi.accountSettings.deleteAccount({ body: { password, confirm: true } });
      clearSession();
      queryClient.clear();
      toast.success(message);
      go("/", { replace: true });
    } catch (failure) {
      const ofPassword = failure instanceof ApiError ? failure.fieldError("password") : undefined;
      setError(ofPassword ?? failureMessage(failure, "Your account was not deleted. Please try again."));
      setDeleting(false);
    }
  });
  return { remove, isDeleting, error };
}
