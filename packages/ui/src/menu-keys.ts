/** What was typed to find an item, and when its last letter came, in milliseconds of the event's clock. */
type Typed = { text: string; at: number };

/** Letters within this time are one word. */
const wordMs = 1000;

/**
 * The item that a key moves to, if any: arrows go on and stop at the ends, Home and End go to them, letters to the next
 * item that begins with what was typed.
 */
export function keyTarget(
  items: readonly HTMLElement[],
  event: { key: string; timeStamp: number; ctrlKey: boolean; metaKey: boolean; altKey: boolean },
  typed: Typed,
): HTMLElement | undefined {
  const present = items.findIndex((item) => item === document.activeElement);
  switch (event.key) {
    case "ArrowDown":
      return items[Math.min(present + 1, items.length - 1)];
    case "ArrowUp":
      return items[present < 0 ? items.length - 1 : Math.max(present - 1, 0)];
    case "Home":
      return items[0];
    case "End":
      return items.at(-1);
  }
  if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return undefined;
  const letter = event.key.toLowerCase();
  typed.text = event.timeStamp - typed.at < wordMs && typed.text !== letter ? typed.text + letter : letter;
  typed.at = event.timeStamp;
  // The first letter goes on to the next one; further letters may stay where they are.
  const from = typed.text.length === 1 ? present + 1 : Math.max(present, 0);
  return [...items.slice(from), ...items.slice(0, from)].find((item) =>
    (item.textContent ?? "").trim().toLowerCase().startsWith(typed.text),
  );
}
