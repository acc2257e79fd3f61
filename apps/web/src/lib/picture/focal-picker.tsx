import { usualFocalPoint, type FocalPoint } from "@vitrine/model";
import { useEffect, useEffectEvent, useId, useRef, useState, type MouseEvent } from "react";

/** Arrow keys move in small steps; what is stored is where they came to rest. */
const restMilliseconds = 500;

type FocalPickerProps = {
  src: string;
  alt?: string;
  /** What is stored; null while the templates decide. */
  point: FocalPoint | null;
  onChange: (point: FocalPoint) => void;
};

/** Choosing the point that stays in view when a template cuts the picture: by pointer, or with the arrow keys. */
export function FocalPicker({ src, alt = "Profile", point, onChange }: FocalPickerProps) {
  const [chosen, setChosen] = useState<FocalPoint | null>(null);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hint = useId();
  const waiting = useRef<FocalPoint | null>(null);
  const store = useEffectEvent(() => {
    clearTimeout(rest.current);
    const next = waiting.current;
    waiting.current = null;
    if (next) onChange(next);
  });
  // What was chosen a moment before the form is left is stored all the same.
  useEffect(() => () => store(), []);
  const { x, y } = chosen ?? point ?? usualFocalPoint;
  const choose = (next: FocalPoint, delay: number) => {
    setChosen(next);
    waiting.current = next;
    clearTimeout(rest.current);
    rest.current = setTimeout(() => {
      waiting.current = null;
      onChange(next);
    }, delay);
  };
  const place = (event: MouseEvent<HTMLImageElement>) => choose(pointIn(event.currentTarget, event), 0);
  const position = { objectPosition: `${x}% ${y}%` };
  return (
    <div className="flex flex-wrap items-end gap-4">
      <div className="relative has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-brand">
        {/* The two ranges below do the same by key. */}
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- see above */}
        <img src={src} alt={alt} onClick={place} className="max-h-48 max-w-64 cursor-crosshair bg-sunken" />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute size-6 -translate-1/2 rounded-full border-3 border-[#fff] bg-[#0004] outline-1 outline-[#000a]"
          style={{ left: `${x}%`, top: `${y}%` }}
        />
        <Range
          label="Focus, from left"
          value={x}
          hint={hint}
          onValue={(value) => choose({ x: value, y }, restMilliseconds)}
        />
        <Range
          label="Focus, from top"
          value={y}
          hint={hint}
          onValue={(value) => choose({ x, y: value }, restMilliseconds)}
        />
      </div>
      <div className="flex items-end gap-2">
        <img src={src} alt="" style={position} className="h-24 w-14 bg-sunken object-cover" />
        <img src={src} alt="" style={position} className="h-16 w-20 bg-sunken object-cover" />
      </div>
      <p id={hint} className="w-full text-caption text-muted">
        Click the point of your picture that stays in view when a template cuts it.
      </p>
    </div>
  );
}

type RangeProps = { label: string; value: number; hint: string; onValue: (value: number) => void };

/** One side of the point for keys and screen readers; the dot on the picture shows it. */
function Range({ label, value, hint, onValue }: RangeProps) {
  return (
    <input
      type="range"
      className="sr-only"
      min={0}
      max={100}
      value={Math.round(value)}
      aria-label={label}
      aria-describedby={hint}
      onChange={(event) => onValue(event.target.valueAsNumber)}
    />
  );
}

/** Where a picture was pressed, in whole percent of its sides. */
function pointIn(image: Element, { clientX, clientY }: { clientX: number; clientY: number }): FocalPoint {
  const { left, top, width, height } = image.getBoundingClientRect();
  return { x: share(clientX - left, width), y: share(clientY - top, height) };
}

function share(distance: number, side: number): number {
  return side > 0 ? Math.round(Math.min(1, Math.max(0, distance / side)) * 100) : 0;
}
