import { endpointUrl } from "@vitrine/api-client";
import { contract } from "@vitrine/contract";
import { onboardingEventSchema, type OnboardingEvent } from "@vitrine/model";
import { useEffect, useRef, useState } from "react";
import { openEventStream } from "../../../lib/event-stream.ts";
import { getSession } from "../../../lib/session/session-store.ts";

/** How often the session is asked for while nothing is pushed (contract.md 13.2). */
export const pollEveryMs = 2000;

const realtimeFailedMessage = "Failed to set up real-time updates";
const signedOutMessage = "User not authenticated. Please log in to continue.";

type SessionEvents = {
  /** The session to listen to; null while there is nothing to hear. */
  sessionId: string | null;
  lastEventId: number;
  onEvent: (id: number, event: OnboardingEvent) => void;
  /** Asks the server for the session: after every (re)connection, and every 2 s while there is no stream. */
  onSync: () => void;
};

/**
 * Listens to the pushes of a session; polls while the stream is down (contract.md 13.2).
 * @returns the sentence to show while updates come by polling, or null
 */
export function useSessionEvents({ sessionId, lastEventId, onEvent, onSync }: SessionEvents): string | null {
  const [problem, setProblem] = useState<string | null>(null);
  const handlers = useRef({ onEvent, onSync, lastEventId });
  useEffect(() => {
    handlers.current = { onEvent, onSync, lastEventId };
  });

  useEffect(() => {
    if (sessionId === null) return;
    let polling: ReturnType<typeof setInterval> | undefined;
    const poll = (isOn: boolean) => {
      clearInterval(polling);
      polling = isOn ? setInterval(() => handlers.current.onSync(), pollEveryMs) : undefined;
    };
    const known = handlers.current.lastEventId;
    const stream = openEventStream({
      url: endpointUrl("/api", contract.onboarding.onboardingEvents, { query: { session_id: sessionId } }),
      getSessionId: () => getSession().sessionId,
      lastEventId: known > 0 ? String(known) : null,
      onMessage: ({ id, data }) => {
        const event = readEvent(data);
        if (event) handlers.current.onEvent(Number(id ?? 0), event);
      },
      onState: (state) => {
        setProblem(
          state === "open" ? null : getSession().sessionId !== null ? realtimeFailedMessage : signedOutMessage,
        );
        poll(state !== "open");
        if (state === "open") handlers.current.onSync();
      },
    });
    return () => {
      stream.close();
      poll(false);
      setProblem(null);
    };
  }, [sessionId]);

  return problem;
}

function readEvent(data: string): OnboardingEvent | null {
  try {
    const result = onboardingEventSchema.safeParse(JSON.parse(data));
    return result.success ? result.data : null;
  } catch {
    return null;
  }
}
