import type { Passkey } from "@vitrine/model";
import { Button, ConfirmDialog, toast } from "@vitrine/ui";
import { useState } from "react";
import { quietApi } from "../../../lib/api.ts";
import { sayFailure } from "../../../lib/say-failure.ts";
import { knowsPasskeys, makePasskey } from "../../../lib/second-factor/passkey.ts";
import { useSingleFlight } from "../../../lib/use-single-flight.ts";
import { PasskeyNameDialog } from "./passkey-name-dialog.tsx";
import { refreshSecondFactor } from "./second-factor-query.ts";

type PasskeyListProps = { passkeys: readonly Passkey[]; onCodes: (codes: string[]) => void };

const day = new Intl.DateTimeFormat(undefined, { dateStyle: "medium" });

/** The passkeys with their last use; each can be named and removed, and another one added. */
export function PasskeyList({ passkeys, onCodes }: PasskeyListProps) {
  const [named, setNamed] = useState<Passkey | "new" | null>(null);
  const [doomed, setDoomed] = useState<Passkey | null>(null);
  const add = async (name: string) => {
    try {
      const { challenge, options } = (await quietApi.passkeys.askNewPasskey()).data;
      const passkey = await makePasskey(options);
      const { recovery_codes: codes } = await quietApi.passkeys.addPasskey({ body: { challenge, name, passkey } });
      toast.success("The passkey has been added.");
      if (codes) onCodes(codes);
    } catch (error) {
      sayFailure(error, "No passkey was added. Please try again.");
    }
  };
  const rename = async ({ id }: Passkey, name: string) => {
    try {
      await quietApi.passkeys.renamePasskey({ params: { passkeyId: id }, body: { name } });
    } catch (error) {
      sayFailure(error, "The name was not saved. Please try again.");
    }
  };
  const save = useSingleFlight(async (name: string) => {
    if (named === "new") await add(name);
    else if (named) await rename(named, name);
    await refreshSecondFactor();
    setNamed(null);
  });
  const remove = useSingleFlight(async ({ id }: Passkey) => {
    setDoomed(null);
    try {
      toast.success((await quietApi.passkeys.removePasskey({ params: { passkeyId: id } })).message);
    } catch (error) {
      sayFailure(error, "The passkey was not removed. Please try again.");
    }
    await refreshSecondFactor();
  });
  return (
    <>
      {passkeys.length > 0 ? (
        <ul className="divide-y divide-line border-y border-line">
          {passkeys.map((passkey) => (
            <li key={passkey.id} className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
              <div className="min-w-0">
                <p className="text-label wrap-anywhere">{passkey.name}</p>
                <p className="text-caption text-muted">{describe(passkey)}</p>
              </div>
              <div className="flex gap-2">
                <Button size="small" aria-label={`Rename ${passkey.name}`} onClick={() => setNamed(passkey)}>
                  Rename
                </Button>
                <Button
                  size="small"
                  variant="danger"
                  aria-label={`Remove ${passkey.name}`}
                  onClick={() => setDoomed(passkey)}
                >
                  Remove
                </Button>
              </div>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-muted">No passkeys yet.</p>
      )}
      {knowsPasskeys() ? (
        <Button className="mt-4" onClick={() => setNamed("new")}>
          Add a passkey
        </Button>
      ) : (
        <p className="mt-4 text-caption text-muted">This browser does not know passkeys.</p>
      )}
      {named ? (
        <PasskeyNameDialog
          name={named === "new" ? null : named.name}
          onClose={() => setNamed(null)}
          onSave={(name) => save(name)}
        />
      ) : null}
      <ConfirmDialog
        open={doomed !== null}
        onOpenChange={() => setDoomed(null)}
        title="Remove this passkey?"
        message={`"${doomed?.name ?? ""}" no longer signs you in. Delete it on the device too.`}
        confirmLabel="Remove"
        destructive
        onConfirm={() => (doomed ? void remove(doomed) : undefined)}
      />
    </>
  );
}

function describe({ created_at, last_used_at }: Passkey): string {
  const used = last_used_at ? `last used ${day.format(new Date(last_used_at))}` : "not used yet";
  return `Added ${day.format(new Date(created_at))}, ${used}`;
}
