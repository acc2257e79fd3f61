import type { PlainField } from "@vitrine/model";
import { Field, Select, TagInput, TextArea, TextInput } from "@vitrine/ui";
import { clsx } from "clsx";
import { ColourField, IconField, RatingField } from "./decoration-fields.tsx";
import { LinesField } from "./lines-field.tsx";
import { textOf, textsOf } from "./read-values.ts";

export type PlainFieldProps = {
  field: PlainField;
  value: unknown;
  onChange: (value: unknown) => void;
  /** The sentence about a wrong value, once it may be shown. */
  error: string | undefined;
  /** The owner is done with this field for now. */
  onLeave: () => void;
};

/** The control of one field, by its kind. */
export function PlainFieldEditor({ field, value, onChange, error, onLeave }: PlainFieldProps) {
  switch (field.kind) {
    case "icon":
      return (
        <div className="@min-[26rem]:col-span-2">
          <IconField label={field.label} options={field.options} value={textOf(value)} onChange={onChange} />
        </div>
      );
    case "colour":
      return (
        <ColourField
          label={field.label}
          presets={field.presets}
          fallback={field.fallback}
          value={textOf(value)}
          error={error}
          onChange={onChange}
          onLeave={onLeave}
        />
      );
    case "rating":
      return <RatingField label={field.label} value={typeof value === "number" ? value : null} onChange={onChange} />;
    case "lines":
      return <LinesField field={field} value={textsOf(value)} onChange={onChange} />;
    default:
      return (
        <Field
          label={field.label}
          help={field.help}
          error={error}
          className={clsx(isWide(field) && "@min-[26rem]:col-span-2")}
          {...(field.kind === "text" && field.long ? { counter: { used: textOf(value).length, max: field.max } } : {})}
        >
          <Control field={field} value={value} onChange={onChange} error={error} onLeave={onLeave} />
        </Field>
      );
  }
}

function isWide(field: PlainField): boolean {
  return field.kind === "tags" || field.kind === "url" || (field.kind === "text" && field.long === true);
}

function Control({ field, value, onChange, onLeave }: PlainFieldProps) {
  switch (field.kind) {
    case "text": {
      const shared = {
        value: textOf(value),
        maxLength: field.max,
        onChange: (event: { target: { value: string } }) => onChange(event.target.value),
        onBlur: onLeave,
      };
      return field.long ? <TextArea rows={3} {...shared} /> : <TextInput {...shared} />;
    }
    case "url":
      return (
        <TextInput
          type="url"
          inputMode="url"
          placeholder="https://"
          value={textOf(value)}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onLeave}
        />
      );
    case "number":
      return (
        <TextInput
          type="number"
          min={0}
          max={field.max}
          step={field.step ?? "any"}
          value={typeof value === "number" ? value : ""}
          onChange={({ target }) => onChange(Number.isNaN(target.valueAsNumber) ? null : target.valueAsNumber)}
          onBlur={onLeave}
        />
      );
    case "choice":
      return (
        <Select value={textOf(value) || field.fallback} onChange={(event) => onChange(event.target.value)}>
          {field.options.map((option) => (
            <option key={option} value={option}>
              {option.charAt(0).toUpperCase() + option.slice(1)}
            </option>
          ))}
        </Select>
      );
    case "tags":
      return (
        <TagInput value={textsOf(value)} noun={field.one} maxLength={field.max} addLabel="Add" onChange={onChange} />
      );
    default:
      return null;
  }
}
