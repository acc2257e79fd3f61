import { Button, Field, TextInput } from "@vitrine/ui";
import { useState } from "react";
import { useWrite } from "./use-write.ts";

/** The name of a row, to put right; `save` gets it without blanks around it. */
export function NameForm({ name, save }: { name: string; save: (name: string) => Promise<{ message: string }> }) {
  const [text, setText] = useState(name);
  const { write, isBusy, failure } = useWrite();
  const wanted = text.trim();
  const isChanged = wanted !== name;
  return (
    <form
      noValidate
      className="flex items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged) write(() => save(wanted));
      }}
    >
      <Field label="Name" hideLabel error={failure ?? undefined} className="flex-1">
        <TextInput maxLength={255} value={text} onChange={(event) => setText(event.target.value)} />
      </Field>
      <Button type="submit" disabled={!isChanged} busy={isBusy} busyLabel="Saving…">
        Save
      </Button>
    </form>
  );
}
