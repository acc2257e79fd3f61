/** As many as a browser asks one server for at a time: more would wait in its line, where nothing goes first. */
const atOnce = 6;

/** How many pictures have been asked for and are not there yet. */
let asked = 0;
const waiting = new Set<() => void>();

export type Turn = {
  /** It is looked at: it waits no longer. */
  comesNow: () => void;
  /** It is there, or not wanted any more. */
  ends: () => void;
};

/**
 * Calls `go` once, as soon as fewer pictures are asked for than a server is asked for at a time: it makes one while
 * others are drawn. Those that wait go in the order in which they came.
 */
export function waitForTurn(go: () => void): Turn {
  let state: "waits" | "asked" | "ended" = "waits";
  const begin = () => {
    if (state !== "waits") return;
    waiting.delete(begin);
    state = "asked";
    asked += 1;
    go();
  };
  waiting.add(begin);
  fillUp();
  return {
    comesNow: begin,
    ends: () => {
      waiting.delete(begin);
      if (state === "asked") asked -= 1;
      state = "ended";
      fillUp();
    },
  };
}

function fillUp(): void {
  for (const begin of waiting) {
    if (asked >= atOnce) return;
    begin();
  }
}
