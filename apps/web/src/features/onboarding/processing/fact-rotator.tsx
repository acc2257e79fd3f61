import { Button } from "@vitrine/ui";
import { Pause, Play } from "lucide-react";
import { useEffect, useState } from "react";
import { factEveryMs, facts } from "./facts.ts";

/** One fact at a time, changed every four seconds until paused. */
export function FactRotator() {
  const [index, setIndex] = useState(0);
  const [isPaused, setPaused] = useState(false);
  useEffect(() => {
    if (isPaused) return;
    const timer = setInterval(() => setIndex((value) => (value + 1) % facts.length), factEveryMs);
    return () => clearInterval(timer);
  }, [isPaused]);
  const Icon = isPaused ? Play : Pause;
  return (
    <aside className="flex items-start justify-between gap-3 border-t border-line pt-4">
      <div className="min-h-16">
        <h2 className="font-text! text-label">Did you know?</h2>
        <p key={index} className="ui-fade mt-1 max-w-[52ch] text-caption text-muted">
          {facts[index]}
        </p>
      </div>
      <Button
        variant="quiet"
        size="small"
        iconOnly
        aria-label={isPaused ? "Go on changing facts" : "Pause facts"}
        onClick={() => setPaused(!isPaused)}
      >
        <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
      </Button>
    </aside>
  );
}
