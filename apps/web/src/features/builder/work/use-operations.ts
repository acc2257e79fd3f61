import { forgetWebsites } from "../../../lib/queries/websites.ts";
import { sayFailure } from "../../../lib/say-failure.ts";
import type { SentOperation } from "./operations.ts";
import { sayKept } from "./say-kept.ts";
import { useBuilderWork } from "./work-context.ts";

/** Whether the server has a change, or this device keeps it until the server can be reached. */
export type Stored = "stored" | "kept";

export type Operations = {
  /** Rejects with the ApiError, so that a form can show the server's field errors. */
  carryOut: (operation: SentOperation) => Promise<Stored>;
  /** Says how it went where it went wrong; null for what was refused. */
  attempt: (operation: SentOperation, failure: string) => Promise<Stored | null>;
};

/** Carries out operations on entries and sections, and waits for what becomes of them. */
export function useOperations(onRefused: (error: unknown) => void = () => undefined): Operations {
  const { sender } = useBuilderWork();
  async function carryOut(operation: SentOperation): Promise<Stored> {
    const outcome = await sender.perform(operation);
    if (outcome.kind === "refused") {
      onRefused(outcome.error);
      throw outcome.error;
    }
    await forgetWebsites();
    return outcome.kind;
  }
  return {
    carryOut,
    async attempt(operation, failure) {
      try {
        const done = await carryOut(operation);
        if (done === "kept") sayKept();
        return done;
      } catch (error) {
        sayFailure(error, failure);
        return null;
      }
    },
  };
}
