import type { UnplacedLine } from "@vitrine/model";
import { Button } from "@vitrine/ui";
import { linesText } from "./group-lines.ts";

type SettledLinesProps = {
  lines: readonly UnplacedLine[];
  isPlacedFinal: boolean;
  onPutBack: (line: number) => void;
};

/** Lines that ask for nothing any more: placed or left out by their owner, and what the page says of itself. */
export function SettledLines({ lines, isPlacedFinal, onPutBack }: SettledLinesProps) {
  const settled = lines.filter(({ state }) => state !== "waiting");
  const noise = lines.filter(({ reason, state }) => reason === "noise" && state === "waiting");
  return (
    <>
      {settled.length > 0 ? (
        <details className="mt-4 text-caption">
          <summary className="min-h-9 cursor-pointer py-2 text-muted">
            {linesText(settled.length)} placed or left out by you
          </summary>
          <ul>
            {settled.map(({ id, text, state }) => (
              <li key={id} className="flex items-center gap-3 border-t border-line py-1">
                <span dir="auto" className="min-w-0 flex-1 wrap-anywhere">
                  {text} <span className="text-muted">({state === "placed" ? "placed" : "left out"})</span>
                </span>
                {state === "placed" && isPlacedFinal ? null : (
                  <Button size="small" variant="quiet" onClick={() => onPutBack(id)}>
                    Put back<span className="sr-only">: {text}</span>
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
      {noise.length > 0 ? (
        <details className="mt-2 text-caption">
          <summary className="min-h-9 cursor-pointer py-2 text-muted">
            {linesText(noise.length)} without anything about you: page numbers, consent, makers of forms
          </summary>
          <ul>
            {noise.map(({ id, text }) => (
              <li key={id} dir="auto" className="border-t border-line py-1.5 text-muted wrap-anywhere">
                {text}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </>
  );
}
