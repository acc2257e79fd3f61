import { waitingLines, type UnplacedLine } from "@vitrine/model";
import { Button } from "@vitrine/ui";
import { useState } from "react";
import { groupLines, linesText } from "./group-lines.ts";
import { PlaceMenu } from "./place-menu.tsx";
import { SettledLines } from "./settled-lines.tsx";
import { TrayLine } from "./tray-line.tsx";
import { useSending, type SendLines } from "./use-sending.ts";

/** So many lines are shown before "Show all". */
const shownAtFirst = 12;

export type TrayProps = {
  lines: readonly UnplacedLine[];
  send: SendLines;
  /** The line that is looked at in the CV beside, and how to look at one; null where no CV stands beside. */
  look: { active: number | null; at: (line: number | null) => void } | null;
  /** True where lines that were placed cannot be put back: they have become entries of a site. */
  isPlacedFinal?: boolean;
};

/** What the CV says and no field holds: its owner sends each line to a section or leaves it out, and nothing is lost. */
export function Tray({ lines, send, look, isPlacedFinal = false }: TrayProps) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [isOpen, setOpen] = useState(false);
  const sendAndSay = useSending(send);
  const waiting = waitingLines(lines);
  const shown = isOpen ? waiting : waiting.slice(0, shownAtFirst);
  const picked = waiting.filter(({ id }) => chosen.has(id)).map(({ id }) => id);

  function sendLines(ids: readonly number[], to: string): void {
    setChosen(new Set([...chosen].filter((id) => !ids.includes(id))));
    sendAndSay(ids, to);
  }
  function choose(ids: readonly number[], isChosen: boolean): void {
    const others = [...chosen].filter((id) => !ids.includes(id));
    setChosen(new Set(isChosen ? [...others, ...ids] : others));
  }

  return (
    <section aria-label="Not placed" className="border-t border-line pt-5">
      <h3 className="flex items-baseline gap-2 text-h3">
        Not placed <span className="text-caption text-muted tabular-nums">{waiting.length}</span>
      </h3>
      <p className="mt-1 max-w-[64ch] text-caption text-muted">
        {waiting.length === 0
          ? "Every line of your CV has its place."
          : "Your CV says this, and no field holds it. Send each line where it belongs, or leave it out. Until then it stays here and not on your site."}
      </p>
      {picked.length === 0 ? null : (
        <div className="sticky top-2 z-10 mt-3 flex flex-wrap items-center gap-2 rounded-m bg-tint px-3 py-1.5">
          <p role="status" className="me-auto text-caption">
            {linesText(picked.length)} chosen
          </p>
          <PlaceMenu
            label={`Send to: ${linesText(picked.length)}`}
            guess={waiting.find(({ id }) => id === picked[0])?.guess ?? null}
            onSend={(to) => sendLines(picked, to)}
          />
          <Button size="small" variant="quiet" onClick={() => sendLines(picked, "out")}>
            Leave out
          </Button>
        </div>
      )}
      {groupLines(shown).map(({ key, title, lines: members }) => (
        <section key={key} aria-label={title} className="mt-4">
          <div className="flex flex-wrap items-center justify-between gap-x-3">
            <h4 dir="auto" className="min-w-0 text-caption font-semibold text-muted wrap-anywhere">
              {title}
            </h4>
            {members.length > 1 ? (
              <Button size="small" variant="quiet" onClick={() => choose(idsOf(members), !allIn(chosen, members))}>
                {allIn(chosen, members) ? "Choose none" : `Choose all ${members.length}`}
              </Button>
            ) : null}
          </div>
          <ul>
            {members.map((line) => (
              <TrayLine
                key={line.id}
                line={line}
                isChosen={chosen.has(line.id)}
                isLookedAt={look?.active === line.id}
                dragged={chosen.has(line.id) ? picked : [line.id]}
                onChoose={(isChosen) => choose([line.id], isChosen)}
                onSend={(to) => sendLines([line.id], to)}
                onLook={look && ((isLookedAt) => look.at(isLookedAt ? line.id : null))}
              />
            ))}
          </ul>
        </section>
      ))}
      {waiting.length > shownAtFirst ? (
        <Button
          variant="quiet"
          size="small"
          className="mt-2 -ms-3 text-brand!"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? "Show fewer lines" : `Show all ${waiting.length} lines`}
        </Button>
      ) : null}
      <SettledLines lines={lines} isPlacedFinal={isPlacedFinal} onPutBack={(id) => void send([id], "tray")} />
    </section>
  );
}

const idsOf = (lines: readonly UnplacedLine[]): number[] => lines.map(({ id }) => id);
const allIn = (chosen: ReadonlySet<number>, lines: readonly UnplacedLine[]): boolean =>
  lines.every(({ id }) => chosen.has(id));
