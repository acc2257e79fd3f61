import { Button, Dialog, Field, TextInput, toast } from "@vitrine/ui";
import { Copy } from "lucide-react";
import { useId, useState, type FormEvent } from "react";
import { ApiError } from "@vitrine/api-client";
import { quietApi } from "../../../lib/api.ts";
import { copyText } from "../../../lib/copy-text.ts";
import { failureMessage } from "../../../lib/form-errors.ts";
import { refreshSecondFactor } from "./second-factor-query.ts";

export type AppSetUp = Awaited<ReturnType<typeof quietApi.secondFactor.setUpApp>>["data"];

type AppSetUpDialogProps = {
  setUp: AppSetUp;
  onClose: () => void;
  /** With recovery codes, when these are the account's first. */
  onDone: (codes: string[] | null) => void;
};

/**
 * The drawing for the phone's camera, the secret for those who type or whose app is on the same phone, and a first code
 * as the proof that it works.
 */
export function AppSetUpDialog({ setUp, onClose, onDone }: AppSetUpDialogProps) {
  const formId = useId();
  const [code, setCode] = useState("");
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      const { message, recovery_codes: codes } = await quietApi.secondFactor.turnAppOn({ body: { code } });
      toast.success(message);
      await refreshSecondFactor();
      onDone(codes);
    } catch (error) {
      const ofCode = error instanceof ApiError ? error.fieldError("code") : undefined;
      setFailure(ofCode ?? failureMessage(error, "That did not work. Please try again."));
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      busy={isBusy}
      closeOnOverlay={false}
      size="small"
      title="Set up your authenticator app"
      description="Scan the picture with the app, then type the six digits that it shows."
      footer={
        <>
          <Button disabled={isBusy} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="primary" busy={isBusy} busyLabel="Checking…">
            Turn on
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        <img
          src={`data:image/svg+xml;utf8,${encodeURIComponent(setUp.qr_svg)}`}
          alt="QR code with the secret below"
          width={200}
          height={200}
          className="self-center rounded-s bg-white"
        />
        <div className="flex items-center justify-between gap-2">
          <div>
            <p className="text-caption text-muted">Or type this secret into the app:</p>
            <code className="font-text text-label wrap-anywhere">{setUp.secret.match(/.{1,4}/g)?.join(" ")}</code>
          </div>
          <Button
            variant="quiet"
            iconOnly
            aria-label="Copy the secret"
            icon={<Copy size={16} strokeWidth={1.75} aria-hidden="true" />}
            onClick={() => void copyText(setUp.secret, "Secret copied")}
          />
        </div>
        <Field label="Code from the app" error={failure}>
          <TextInput
            data-autofocus
            autoComplete="one-time-code"
            inputMode="numeric"
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}
