import {
  closestCenter,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type CollisionDetection,
  type KeyboardCoordinateGetter,
  type UniqueIdentifier,
} from "@dnd-kit/core";
import { useRef } from "react";

/**
 * How rows are carried. By pointer a row takes the place of the row whose middle is nearest. By arrow keys it goes place
 * by place: which place is meant says the key, and neither the heights of rows nor scrolling can choose another.
 * @param items in their order
 */
export function useCarrying(items: readonly { id: number }[]) {
  /** The place that an arrow key has named. */
  const named = useRef<UniqueIdentifier | null>(null);
  const forget = () => {
    named.current = null;
  };

  const coordinateGetter: KeyboardCoordinateGetter = (
    event,
    { active, context: { droppableRects, collisionRect } },
  ) => {
    const step = stepOf(event.code);
    if (step === 0) return undefined;
    event.preventDefault();
    const indexOf = (id: UniqueIdentifier) => items.findIndex((item) => item.id === id);
    const next = indexOf(named.current ?? active) + step;
    const id = items[next]?.id;
    const rect = id === undefined ? undefined : droppableRects.get(id);
    if (id === undefined || !rect || !collisionRect) return undefined;
    named.current = id;
    // Below its own place the row ends where the other one ends, above it begins where that begins.
    return { x: rect.left, y: next > indexOf(active) ? rect.bottom - collisionRect.height : rect.top };
  };
  const collisionDetection: CollisionDetection = (carried) =>
    named.current === null ? closestCenter(carried) : [{ id: named.current }];

  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter, scrollBehavior: "auto", onActivation: sayEarlyKeysAgain }),
  );
  return { sensors, collisionDetection, forget };
}

/** What moves, ends or cancels the carrying. */
const carryingKeys = new Set(["ArrowUp", "ArrowDown", "Space", "Enter", "Escape"]);

/**
 * The sensor hears keys from its first timer on, and a busy browser lets keys go before timers. So what is pressed
 * meanwhile is kept, and said again when the sensor listens.
 */
function sayEarlyKeysAgain({ event: first }: { event: Event }): void {
  const pressed: KeyboardEvent[] = [];
  const keep = (event: KeyboardEvent) => {
    if (event !== first && carryingKeys.has(event.code)) pressed.push(event);
  };
  const sayAgain = () => {
    document.removeEventListener("keydown", keep);
    // What was answered has been heard.
    for (const { code, defaultPrevented } of pressed)
      if (!defaultPrevented) document.dispatchEvent(new KeyboardEvent("keydown", { code, cancelable: true }));
  };
  document.addEventListener("keydown", keep);
  // The first of these timers is set before the sensor's, the second after it.
  setTimeout(() => setTimeout(sayAgain));
}

function stepOf(code: string): -1 | 0 | 1 {
  if (code === "ArrowUp") return -1;
  return code === "ArrowDown" ? 1 : 0;
}
