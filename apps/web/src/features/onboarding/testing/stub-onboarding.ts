import { completeParsedData, presetLandingContent, type OnboardingEvent } from "@vitrine/model";
import { vi } from "vitest";
import { storeSignIn } from "../../../lib/session/session-store.ts";
import { aUser } from "../../../testing/builders.ts";
import { stubApi } from "../../../testing/stub-api.ts";
import type { SessionData } from "../state/onboarding-state.ts";
import { aRecommendation, aSession, someData, someParsedData } from "./onboarding-builders.ts";

type Replies = Parameters<typeof stubApi>[0];

const ok = (json: object) => ({ json: { success: true, ...json } });

/** A server that has read the given CV, as the review finds it. */
export function aReadSession(change: Partial<SessionData> = {}): SessionData {
  return someData({
    cv_data: completeParsedData(someParsedData()),
    template_recommendation: aRecommendation(),
    session: aSession({ step: "review", confidence: 0.87, has_cv_data: true, has_template_recommendation: true }),
    ...change,
  });
}

/** The replies of a server whose session is as `data` says. */
export function serverWith(data: SessionData | null): Replies {
  const session = data?.session ?? null;
  return {
    "GET /onboarding/active-session": ok({ session }),
    "GET /onboarding/session": session ? ok({ ...session, session }) : { status: 404, json: { code: "not_found" } },
    "GET /onboarding/session-data": ok({ ...data }),
    "DELETE /onboarding/session": ok({ message: "" }),
    "GET /templates": ok({ data: [] }),
    "GET /landing": ok({ data: presetLandingContent }),
    "GET /user": { json: aUser() },
  };
}

export const created = (id = 31) => ({
  status: 201,
  json: {
    success: true,
    session: aSession({ step: "complete", status: "completed", website_id: id }),
    website: {
      id,
      name: "Amara Okonkwo",
      subdomain: null,
      domain: null,
      status: "draft",
      template_slug: "modern",
      template: { slug: "modern", name: "Modern" },
    },
  },
});

const pathOf = { upload_cv: "upload", manual_input: "scratch", welcome: null } as const;

export const selected = (step: keyof typeof pathOf) =>
  ok({ session_id: "s1", session: aSession({ step, path: pathOf[step] }) });

/**
 * Signs a person in and stands in for the server and its event stream.
 * `push` sends an event to every open stream.
 */
export function stubOnboarding(replies: Replies) {
  storeSignIn({ session_id: 2, user: aUser(), active_website: null, is_admin: false });
  const calls = stubApi(replies);
  const answer = globalThis.fetch;
  const streams: ReadableStreamDefaultController<Uint8Array>[] = [];
  let lastId = 0;
  vi.stubGlobal("XMLHttpRequest", undefined);
  // Toasts capture the pointer, which jsdom cannot.
  Object.assign(Element.prototype, { setPointerCapture: () => undefined });
  vi.stubGlobal("fetch", async (url: string, init?: RequestInit) => {
    if (!url.includes("/onboarding/events") || "GET /onboarding/events" in replies) return answer(url, init);
    const body = new ReadableStream<Uint8Array>({ start: (controller) => void streams.push(controller) });
    return new Response(body, { headers: { "Content-Type": "text/event-stream" } });
  });
  return {
    calls,
    sent: (name: string) => calls.filter(({ method, path }) => `${method} ${path}` === name),
    isListening: () => streams.length > 0,
    push: (event: Partial<OnboardingEvent> & Pick<OnboardingEvent, "type">) => {
      lastId += 1;
      const data = JSON.stringify({ session_id: "s1", at: "2026-11-21T10:00:05Z", ...event });
      const text = new TextEncoder().encode(`id: ${lastId}\nevent: ${event.type}\ndata: ${data}\n\n`);
      for (const stream of streams) stream.enqueue(text);
    },
  };
}
