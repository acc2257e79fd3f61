import { ApiError } from "@vitrine/api-client";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { onboardingReducer, type OnboardingAction } from "../state/onboarding-state.ts";
import { initialState, type OnboardingState } from "../state/state-shape.ts";
import type { Screen } from "../state/steps.ts";

/** What a person can have asked for; one at a time. */
export type Busy =
  | "path"
  | "demo"
  | "dashboard"
  | "upload"
  | "photo"
  | "skip"
  | "edit"
  | "continue"
  | "different"
  | "finish"
  | "restart"
  | "another";

export type FlowCore = {
  state: OnboardingState;
  busy: Busy | null;
  getState: () => OnboardingState;
  dispatch: (action: OnboardingAction) => void;
  /**
   * Runs one action of the person; a second press while it runs is ignored. Work that ends in
   * leaving the page says so, and nothing can be pressed any more while the next page loads.
   */
  run: (name: Busy, work: (signal: AbortSignal) => Promise<void | "leaving">) => void;
  isBusy: () => boolean;
  /** Ends with the page and with "start over": answers that arrive later are dropped. */
  signal: () => AbortSignal;
  /** Drops every answer that is still under way. */
  abandon: () => void;
  fail: (error: unknown, fallback: string, returnTo?: Screen) => void;
};

/** The state with a synchronous reader, one action at a time, and an end for late answers. */
export function useFlowCore(): FlowCore {
  const [state, setState] = useState(initialState);
  const [busy, setBusy] = useState<Busy | null>(null);
  const latest = useRef(state);
  const running = useRef<Busy | null>(null);
  const life = useRef(new AbortController());

  useEffect(() => {
    if (life.current.signal.aborted) life.current = new AbortController();
    return () => life.current.abort();
  }, []);

  const dispatch = useCallback((action: OnboardingAction) => {
    latest.current = onboardingReducer(latest.current, action);
    setState(latest.current);
  }, []);

  const steady = useMemo(() => {
    const run: FlowCore["run"] = (name, work) => {
      if (running.current !== null) return;
      running.current = name;
      setBusy(name);
      void work(life.current.signal).then((outcome) => {
        if (outcome === "leaving") return;
        running.current = null;
        setBusy(null);
      });
    };
    const fail: FlowCore["fail"] = (error, fallback, returnTo) => {
      if (life.current.signal.aborted || isAnsweredByShell(error)) return;
      dispatch({ type: "failed", error: failureOf(error, fallback), ...(returnTo ? { returnTo } : {}) });
    };
    return {
      getState: () => latest.current,
      dispatch,
      run,
      isBusy: () => running.current !== null,
      signal: () => life.current.signal,
      abandon: () => {
        life.current.abort();
        life.current = new AbortController();
      },
      fail,
    };
  }, [dispatch]);

  return useMemo(() => ({ ...steady, state, busy }), [steady, state, busy]);
}

/** A sentence of our own that ends an action, e.g. a missing session id. */
export class FlowError extends Error {
  override readonly name = "FlowError";
}

const connectionLostMessage = "The network connection was lost. Nothing you did is gone.";

/**
 * True when our server has not spoken: no answer at all, or one of a gateway in front of it, which
 * knows nothing of our envelope. Nobody knows then whether the call was carried out.
 */
export function isUnanswered(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.status === 0 || (error.status >= 500 && error.code === "server_error" && error.message === "");
}

/** The end of the session and a missing subscription lead elsewhere; the page adds nothing to that. */
function isAnsweredByShell(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 401 || error.code === "subscription_required");
}

function failureOf(error: unknown, fallback: string): { message: string; code: string } {
  if (error instanceof FlowError) return { message: error.message, code: "" };
  if (!(error instanceof ApiError)) return { message: fallback, code: "" };
  if (error.status === 0) return { message: connectionLostMessage, code: error.code };
  const firstField = Object.values(error.errors)[0]?.[0];
  return { message: firstField ?? (error.message || fallback), code: error.code };
}
