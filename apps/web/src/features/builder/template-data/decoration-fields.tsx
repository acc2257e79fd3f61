import { Field, TextInput, VisuallyHidden } from "@vitrine/ui";
import { ratingLabels, unratedLabel } from "@vitrine/model";
import { contrast, guardColour } from "@vitrine/templates/catalogue";
import { clsx } from "clsx";
import { Star } from "lucide-react";
import { useId, useState } from "react";
import { iconOf } from "./icon-names.ts";

type Choice<T> = { value: T; onChange: (value: T) => void };

/** One of a set of drawn icons. */
export function IconField({
  label,
  options,
  value,
  onChange,
}: Choice<string> & { label: string; options: readonly string[] }) {
  return (
    <Options label={label}>
      {options.map((name) => {
        const Icon = iconOf(name);
        const isChosen = name === value;
        return (
          <button
            key={name}
            type="button"
            aria-label={`Icon ${name}`}
            aria-pressed={isChosen}
            title={name}
            onClick={() => onChange(name)}
            className={clsx(
              "grid size-11 place-items-center rounded-m border md:size-9",
              isChosen ? "border-2 border-brand bg-tint" : "border-line text-muted hover:border-edge hover:text-ink",
            )}
          >
            <Icon size={18} strokeWidth={1.75} aria-hidden />
          </button>
        );
      })}
    </Options>
  );
}

const lightGround = "#ffffff";
/** Text below this ratio is hard to read (WCAG 2.2, 1.4.3). */
const readableRatio = 4.5;

/** The contrast of a colour as the site will use it: one that is too light is darkened there. */
function contrastWords(colour: string): string {
  const ratio = contrast(colour, lightGround);
  const words = `Contrast on white ${ratio.toFixed(1)} : 1.`;
  if (ratio >= readableRatio) return words;
  return `${words} Your site uses ${guardColour(colour, [lightGround])}, darkened slightly so text stays readable.`;
}

/** A colour by its number, from the system's picker or from the presets. */
export function ColourField({
  label,
  presets,
  fallback,
  value,
  error,
  onChange,
  onLeave,
}: Choice<string> & {
  label: string;
  presets: readonly string[];
  fallback: string;
  error: string | undefined;
  onLeave: () => void;
}) {
  const shown = /^#[0-9a-f]{6}$/i.test(value) ? value : fallback;
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <Field label={label} error={error} help={contrastWords(shown)}>
        <TextInput
          value={value}
          maxLength={7}
          spellCheck={false}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onLeave}
          trailing={
            <input
              type="color"
              aria-label={`${label}: pick a colour`}
              value={shown}
              onChange={(event) => onChange(event.target.value)}
              className="me-1 size-8 cursor-pointer rounded-s border-0 bg-transparent p-0.5"
            />
          }
        />
      </Field>
      <div role="group" aria-label={`${label}: presets`} className="grid w-fit grid-cols-6 gap-1">
        {presets.map((preset) => (
          <button
            key={preset}
            type="button"
            aria-label={`Colour ${preset}`}
            aria-pressed={preset === value.toLowerCase()}
            onClick={() => onChange(preset)}
            style={{ backgroundColor: preset }}
            className="size-9 rounded-s border border-edge bg-clip-content p-1 aria-pressed:border-2 aria-pressed:border-brand md:size-7"
          />
        ))}
      </div>
    </div>
  );
}

/** One to five stars with their words; pressing the chosen star takes the rating back. */
export function RatingField({ label, value, onChange }: Choice<number | null> & { label: string }) {
  const [hovered, setHovered] = useState<number | null>(null);
  const lit = hovered ?? value ?? 0;
  return (
    <Options label={label}>
      <div className="flex" onPointerLeave={() => setHovered(null)}>
        {ratingLabels.map((word, index) => {
          const stars = index + 1;
          return (
            <button
              key={word}
              type="button"
              aria-label={`${stars} of 5, ${word}`}
              aria-pressed={stars === value}
              onPointerEnter={() => setHovered(stars)}
              onFocus={() => setHovered(stars)}
              onBlur={() => setHovered(null)}
              onClick={() => onChange(stars === value ? null : stars)}
              className="grid size-11 place-items-center rounded-m md:size-8"
            >
              <Star
                size={20}
                strokeWidth={1.75}
                aria-hidden
                className={stars <= lit ? "fill-brand text-brand" : "text-edge"}
              />
            </button>
          );
        })}
      </div>
      <output className="self-center text-caption text-muted">
        {lit === 0 ? unratedLabel : ratingLabels[lit - 1]}
      </output>
    </Options>
  );
}

function Options({ label, children }: { label: string; children: React.ReactNode }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className="flex min-w-0 flex-col gap-1.5">
      <span id={id} className="text-label">
        {label}
        <VisuallyHidden>:</VisuallyHidden>
      </span>
      <div className="flex flex-wrap gap-1.5">{children}</div>
    </div>
  );
}
