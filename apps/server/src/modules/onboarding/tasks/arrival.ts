/** Whoever goes through the steps faster than this has not stopped waiting in between. */
const withoutPauseMs = 10_000;

/**
 * Since when somebody waits who now wants a CV read: since their session began when they came here at once, as programs
 * and crowds do, and since now when they took their time. Who came last goes before a rush, so that a rush does not
 * become newer with every step that it takes.
 */
export function arrivalOf({ created_at: begun }: { created_at: Date }, now: Date): Date {
  return now.getTime() - begun.getTime() < withoutPauseMs ? begun : now;
}
