import { shownTogether, thingsToCheck, trayPointer } from "@vitrine/model";
import { useEffect, useEffectEvent, useMemo } from "react";
import type { OnboardingState } from "../state/state-shape.ts";
import { stepCheck } from "../state/checks.ts";
import type { Change } from "../state/parsed-pointers.ts";

type Walk = {
  state: Pick<OnboardingState, "evidence" | "unplaced" | "parsedData">;
  /** The value that was led to last. */
  at: string | null;
  show: (pointer: string) => void;
  correct: (changes: Change[]) => void;
  /** Called when the last value was taken as right. */
  onDone: () => void;
};

/** Walks through what should be checked, by buttons or by Alt with the arrows and Enter. */
export function useCheckWalk({ state, at, show, correct, onDone }: Walk) {
  const { evidence, unplaced, parsedData } = state;
  const checks = useMemo(
    () => (parsedData ? thingsToCheck(parsedData, evidence, unplaced).map(({ pointer }) => pointer) : []),
    [parsedData, evidence, unplaced],
  );

  function step(by: 1 | -1): void {
    const next = stepCheck(checks, at, by);
    if (next !== null) show(next);
  }

  /** What somebody took as right is theirs from then on, and the next one comes. */
  function accept(pointer: string): void {
    if (pointer === trayPointer || !checks.includes(pointer)) return;
    const next = stepCheck(checks, pointer, 1);
    correct(shownTogether(parsedData, pointer).map((each) => ({ pointer: each, value: valueAt(parsedData, each) })));
    if (next === null || next === pointer) onDone();
    else show(next);
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent): void => {
    if (!event.altKey || event.ctrlKey || event.metaKey || isAbovePage(event.target)) return;
    if (event.key === "ArrowDown") step(1);
    else if (event.key === "ArrowUp") step(-1);
    else if (event.key === "Enter" && at !== null) accept(at);
    else return;
    event.preventDefault();
  });
  // Heard wherever the focus is: whoever arrives stands on the page's title, and is told of the keys.
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);

  return { checks, step, accept };
}

/** Whether a key is meant for a dialog or a menu that lies above the page. */
const isAbovePage = (target: EventTarget | null) =>
  target instanceof Element && target.closest("[role=dialog], [role=alertdialog], [role=menu]") !== null;

function valueAt(data: unknown, pointer: string): unknown {
  return pointer
    .slice(1)
    .split("/")
    .reduce<unknown>(
      (part, key) => (typeof part === "object" && part !== null ? (part as Record<string, unknown>)[key] : undefined),
      data,
    );
}
