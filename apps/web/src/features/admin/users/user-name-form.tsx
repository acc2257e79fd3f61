import type { AdminUser } from "@vitrine/model";
import { Button, Field, TextInput } from "@vitrine/ui";
import { useState } from "react";
import { adminApi } from "../../../lib/admin-api.ts";
import { useWrite } from "../write/use-write.ts";

/** The name of a user, to put right. */
export function UserNameForm({ user }: { user: AdminUser }) {
  const [name, setName] = useState(user.name);
  const { write, isBusy, failure } = useWrite();
  const isChanged = name.trim() !== user.name;
  return (
    <form
      noValidate
      className="flex items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isChanged) return;
        write(() => adminApi.adminUsers.updateUser({ params: { userId: user.id }, body: { name: name.trim() } }));
      }}
    >
      <Field label="Name" hideLabel error={failure ?? undefined} className="flex-1">
        <TextInput maxLength={255} value={name} onChange={(event) => setName(event.target.value)} />
      </Field>
      <Button type="submit" disabled={!isChanged} busy={isBusy} busyLabel="Saving…">
        Save
      </Button>
    </form>
  );
}
