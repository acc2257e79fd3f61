/** Times of the live preview in milliseconds (document 3, sections 4 and 9; contract.md 18.23). */
const previewTimes = { form: 500, section: 300, lock: 100, guard: 200 } as const;

export type PreviewUpdate<T> = { data: T; isUserChange: boolean };

export type PreviewSchedule<T> = {
  /** Supplied data was shown: until the guard is released only the owner's own changes count. */
  loaded: () => void;
  /** An edit in the form waits 500 ms for the next one; a change of the section's own waits 300 ms. */
  push: (data: T, source: "form" | "section") => void;
  stop: () => void;
};

/** Decides when the preview hears of new template data: the newest only, never twice within the lock. */
export function createPreviewSchedule<T>(send: (update: PreviewUpdate<T>) => void): PreviewSchedule<T> {
  let waiting: { update: PreviewUpdate<T>; timer: ReturnType<typeof setTimeout> } | null = null;
  let lockedUntil = 0;
  let guardedUntil = 0;

  function release(): void {
    if (!waiting) return;
    const { update, timer } = waiting;
    clearTimeout(timer);
    waiting = null;
    lockedUntil = Date.now() + previewTimes.lock;
    send(update);
  }

  return {
    loaded: () => void (guardedUntil = Date.now() + previewTimes.guard),
    push(data, source) {
      const isUserChange = source === "form";
      if (!isUserChange && Date.now() < guardedUntil) return;
      if (waiting) clearTimeout(waiting.timer);
      const wait = Math.max(previewTimes[source], lockedUntil - Date.now());
      waiting = { update: { data, isUserChange }, timer: setTimeout(release, wait) };
    },
    stop() {
      if (waiting) clearTimeout(waiting.timer);
      waiting = null;
    },
  };
}
