import { useSyncExternalStore } from "react";
import { hasUnsavedWork } from "./unsaved.ts";
import { useWorkPart, type BuilderWork } from "./work-context.ts";

/** Where unsaved work is: nowhere because there is none, with the server, on its way, or on this device only. */
export type KeepState = "none" | "kept" | "keeping" | "offline";

/** Follows where the owner's unsaved work is kept. */
export function useKeepState({ store, sender, copy }: BuilderWork): KeepState {
  const copyState = useSyncExternalStore(copy.subscribe, copy.state);
  const sending = useSyncExternalStore(sender.subscribe, sender.state);
  const hasChanges = useWorkPart(store, hasUnsavedWork);
  if (sending === "offline" || (hasChanges && copyState === "offline")) return "offline";
  if (sending === "sending" || (hasChanges && copyState === "keeping")) return "keeping";
  return hasChanges ? "kept" : "none";
}
