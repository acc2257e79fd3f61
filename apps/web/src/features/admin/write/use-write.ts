import { toast } from "@vitrine/ui";
import { useState } from "react";
import { endsSession, failureMessages } from "../../../lib/form-errors.ts";
import { queryClient } from "../../../lib/query-client.ts";
import { useSingleFlight } from "../../../lib/use-single-flight.ts";

const networkFailure = "That did not work. Check your connection and try again.";

/** Everything that admin pages show is asked for anew: a write may change any list, count and log. */
async function refreshAdmin(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: ["admin"] });
}

/**
 * Runs a write of the admin area: says the server's message, then refreshes what is shown. A refusal is kept in
 * `failure`, in the server's words, for where the write was asked.
 * @returns `write` resolves to whether it worked
 */
export function useWrite() {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const flight = useSingleFlight(async (action: () => Promise<{ message: string }>, onDone: () => void) => {
    setFailure(null);
    setBusy(true);
    try {
      const { message } = await action();
      toast.success(message);
      onDone();
      setBusy(false);
      await refreshAdmin();
    } catch (error) {
      setBusy(false);
      if (!endsSession(error)) setFailure(failureMessages(error, networkFailure).join(" "));
    }
  });
  const write = (action: () => Promise<{ message: string }>, onDone: () => void = () => undefined) =>
    void flight(action, onDone);
  return { write, isBusy, failure, clearFailure: () => setFailure(null) };
}
