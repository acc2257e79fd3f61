import type { ApiError } from "@vitrine/api-client";
import type { EndpointDefinition } from "@vitrine/contract";

/**
 * `quiet` calls are answered by their caller; only the end of the session concerns the listener. `sessionId` names the
 * one that the call was sent in: an answer may come when somebody else is signed in.
 */
export type FailedCall = { error: ApiError; definition: EndpointDefinition; sessionId: number | null; quiet: boolean };

let listener: (call: FailedCall) => void = () => undefined;

/** Sets who hears of failed calls: the shell, once. */
export function setApiErrorListener(next: (call: FailedCall) => void): void {
  listener = next;
}

export function reportFailedCall(call: FailedCall): void {
  listener(call);
}
