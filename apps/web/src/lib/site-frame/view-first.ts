/** How many pictures that are looked at have been asked for and are not there yet. */
let pending = 0;
const waiting = new Set<() => void>();

/** Something that is looked at is on its way. @returns what to call once it is there, or not wanted any more */
export function lookedAt(): () => void {
  let isOpen = true;
  pending += 1;
  return () => {
    if (!isOpen) return;
    isOpen = false;
    pending -= 1;
    if (pending > 0) return;
    const all = [...waiting];
    waiting.clear();
    for (const go of all) go();
  };
}

/** Calls `go` as soon as nothing that is looked at is waited for. @returns what takes it back */
export function afterLookedAt(go: () => void): () => void {
  if (pending === 0) go();
  else waiting.add(go);
  return () => void waiting.delete(go);
}
