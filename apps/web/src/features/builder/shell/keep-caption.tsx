import { Check, CloudOff, LoaderCircle } from "lucide-react";
import { useKeepState } from "../work/use-keep-state.ts";
import type { BuilderWork } from "../work/work-context.ts";

const icon = { size: 14, strokeWidth: 1.75, "aria-hidden": true } as const;

const words = {
  none: null,
  keeping: { text: "Saving draft…", icon: <LoaderCircle {...icon} className="motion-safe:animate-spin" /> },
  kept: { text: "Draft saved", icon: <Check {...icon} /> },
  offline: { text: "Offline – kept on this device", icon: <CloudOff {...icon} /> },
} as const;

/** Shows where unsaved work is kept, without taking room while there is none; only a lost connection is read out. */
export function KeepCaption({ work, className }: { work: BuilderWork; className?: string }) {
  const state = useKeepState(work);
  const said = words[state];
  return (
    <span
      className={`inline-flex min-w-0 items-center gap-1.5 text-caption text-muted ${className ?? ""}`}
      data-keep={state}
    >
      {said?.icon}
      {said && state !== "offline" ? <span className="truncate">{said.text}</span> : null}
      {/* A region marked as silent would keep the header before screen readers while a dialog is open. */}
      <output className="truncate">{state === "offline" ? words.offline.text : null}</output>
    </span>
  );
}
