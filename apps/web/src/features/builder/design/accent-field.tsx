import type { AccentFault } from "@vitrine/templates/look";
import { Button, Field, TextInput } from "@vitrine/ui";
import { useState } from "react";
import { ratioWords, readColour } from "./look-choices.ts";

type AccentFieldProps = {
  /** What is stored; null for the palette's own. */
  value: string | null;
  /** The accent of the palette that is in force. */
  own: string;
  faultOf: (colour: string) => AccentFault | null;
  onChange: (accent: string | null) => void;
};

/** The owner's accent, from the picker or by its number. A colour that cannot be read is explained and not taken. */
export function AccentField({ value, own, faultOf, onChange }: AccentFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(false);
  const [shownValue, setShownValue] = useState(value);
  if (shownValue !== value) {
    setShownValue(value);
    setTyped(null);
  }
  const shown = typed ?? value ?? own;
  const colour = readColour(shown);
  const fault = typed !== null && colour ? faultOf(colour) : null;
  const take = (text: string) => {
    const next = readColour(text);
    const isComplete = text.trim().replace("#", "").length === 6;
    const isTaken = next !== null && isComplete && faultOf(next) === null;
    setTyped(isTaken ? null : text);
    setLeft(false);
    if (isTaken && next !== value) onChange(next);
  };
  /** Three digits are a colour as soon as no more follow. */
  const leave = () => {
    setLeft(true);
    if (typed !== null && colour && !fault) {
      setTyped(null);
      onChange(colour);
    }
  };
  const isUnread = typed !== null && isLeft && colour === null;
  return (
    <section aria-labelledby="look-accent" className="flex flex-col gap-3">
      <h3 id="look-accent" className="text-h3">
        Accent colour
      </h3>
      <div className="flex flex-wrap items-start gap-3">
        <Field
          label="Accent"
          hideLabel
          className="w-48"
          error={isUnread ? "Write six digits, such as #0b6558." : undefined}
        >
          <TextInput
            value={shown}
            maxLength={7}
            spellCheck={false}
            autoComplete="off"
            aria-label="Accent as a number"
            aria-invalid={isUnread || fault !== null ? true : undefined}
            onChange={(event) => take(event.target.value)}
            onBlur={leave}
            trailing={
              <input
                type="color"
                aria-label="Pick an accent colour"
                value={colour ?? own}
                onChange={(event) => take(event.target.value)}
                className="me-1 size-8 cursor-pointer rounded-s border-0 bg-transparent p-0.5"
              />
            }
          />
        </Field>
        {value === null ? (
          <p className="self-center text-caption text-muted">The palette’s own.</p>
        ) : (
          <Button variant="quiet" onClick={() => onChange(null)}>
            Use the palette’s own
          </Button>
        )}
      </div>
      <output className="block">
        {fault && colour ? <Refusal colour={colour} fault={fault} onTake={take} /> : null}
      </output>
    </section>
  );
}

type RefusalProps = { colour: string; fault: AccentFault; onTake: (colour: string) => void };

/** Why a colour was not taken, and the nearest that holds. */
function Refusal({ colour, fault, onTake }: RefusalProps) {
  const { ground, ratio, required, nearest } = fault;
  return (
    <span className="flex flex-col gap-3 border-s-[3px] border-warn bg-warn-tint px-4 py-3">
      <span>
        <span className="font-semibold">{colour} was not taken: text in it could not be read.</span> On your page’s
        ground {ground.toLowerCase()} it has a contrast of {ratioWords(ratio)}, and text needs {ratioWords(required)}.
        The nearest colour that holds is {nearest}.
      </span>
      <span className="flex flex-wrap items-center gap-3">
        <span aria-hidden className="flex">
          <Lines ground={ground} colour={colour} />
          <Lines ground={ground} colour={nearest} />
        </span>
        <Button size="small" onClick={() => onTake(nearest)}>
          Use {nearest}
        </Button>
      </span>
    </span>
  );
}

/** Lines of text in a colour, drawn. */
function Lines({ ground, colour }: { ground: string; colour: string }) {
  return (
    <svg viewBox="0 0 48 36" className="h-9 w-12 border border-line" style={{ backgroundColor: ground }}>
      <path d="M8 11h32M8 18h26M8 25h30" stroke={colour} strokeWidth="3" />
    </svg>
  );
}
