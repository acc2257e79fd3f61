declare global {
  interface Window {
    /** What `first-paint.js` has asked the server for, by address. */
    earlyAnswers?: { session: string | null; answers: Map<string, Promise<Response>> };
  }
}

/** Until then an answer that came with the page is new enough to be shown. */
const goodForMs = 20_000;

/**
 * `fetch`, but what the page asked for before this script was there is not asked for again. Each such answer is given
 * once, in its own session only, and none after a write.
 */
export const fetchOrTakeEarly: typeof fetch = (input, init) => {
  const early = typeof input === "string" ? take(input, init) : null;
  if (!early) return fetch(input, init);
  return early.catch(() => fetch(input, init));
};

function take(address: string, init: RequestInit | undefined): Promise<Response> | null {
  const kept = window.earlyAnswers;
  if (!kept) return null;
  const isRead = (init?.method ?? "GET") === "GET";
  if (!isRead || performance.now() > goodForMs) {
    delete window.earlyAnswers;
    return null;
  }
  const answer = kept.answers.get(address);
  if (!answer || new Headers(init?.headers).get("X-Session") !== kept.session) return null;
  kept.answers.delete(address);
  return answer;
}
