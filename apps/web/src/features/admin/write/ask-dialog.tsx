import { Button, Checkbox, Dialog, Field, Notice, Select, TextArea, TextInput } from "@vitrine/ui";
import { useState } from "react";
import { useWrite } from "./use-write.ts";

export type Question = {
  title: string;
  text: string;
  confirmLabel: string;
  /** The way back, where "Cancel" could mean the deed itself. */
  cancelLabel?: string;
  /** A word that must be typed before it can be done. */
  typed?: { label: string; word: string };
  reason?: { label: string; help?: string; isRequired: boolean };
  /** One of several that has to be chosen. */
  pick?: { label: string; choices: readonly { value: string; label: string }[]; initial: string };
  /** A second way to do it that has to be chosen by hand. */
  choice?: string;
  isHarmless?: boolean;
  action: (given: { reason: string; chosen: boolean; picked: string }) => Promise<{ message: string }>;
  onDone?: () => void;
};

const reasonLength = 1000;

/** Asks before a write that hurts, takes what it needs to know, and stays with the server's words when it is refused. */
export function AskDialog({ question, onClose }: { question: Question; onClose: () => void }) {
  const { title, text, confirmLabel, cancelLabel = "Cancel", typed, reason, choice, pick } = question;
  const [typedText, setTypedText] = useState("");
  const [reasonText, setReasonText] = useState("");
  const [isChosen, setChosen] = useState(false);
  const [picked, setPicked] = useState(pick?.initial ?? "");
  const { write, isBusy, failure } = useWrite();
  const isReady = (!typed || typedText.trim() === typed.word) && (!reason?.isRequired || reasonText.trim().length > 0);
  const confirm = () =>
    write(
      () => question.action({ reason: reasonText.trim(), chosen: isChosen, picked }),
      () => {
        onClose();
        question.onDone?.();
      },
    );
  const hasFields = Boolean(typed ?? reason ?? choice ?? pick) || failure !== null;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={text}
      size="small"
      busy={isBusy}
      role="alertdialog"
      footer={
        <>
          <Button onClick={onClose} disabled={isBusy} data-autofocus={typed || reason ? undefined : ""}>
            {cancelLabel}
          </Button>
          <Button
            variant={question.isHarmless ? "primary" : "danger-solid"}
            busy={isBusy}
            disabled={!isReady}
            onClick={confirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {hasFields ? (
        <div className="flex flex-col gap-4">
          {failure ? (
            <Notice tone="danger" role="alert">
              {failure}
            </Notice>
          ) : null}
          {pick ? (
            <Field label={pick.label}>
              <Select value={picked} onChange={(event) => setPicked(event.target.value)}>
                {pick.choices.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </Select>
            </Field>
          ) : null}
          {reason ? (
            <Field
              label={reason.label}
              optional={!reason.isRequired}
              help={reason.help}
              counter={{ used: reasonText.length, max: reasonLength }}
            >
              <TextArea
                rows={3}
                maxLength={reasonLength}
                value={reasonText}
                onChange={(event) => setReasonText(event.target.value)}
              />
            </Field>
          ) : null}
          {choice ? (
            <Checkbox label={choice} checked={isChosen} onChange={(event) => setChosen(event.target.checked)} />
          ) : null}
          {typed ? (
            <Field label={typed.label}>
              <TextInput
                autoComplete="off"
                spellCheck={false}
                value={typedText}
                onChange={(event) => setTypedText(event.target.value)}
              />
            </Field>
          ) : null}
        </div>
      ) : null}
    </Dialog>
  );
}
