import { Field, TextArea } from "@vitrine/ui";

type OwnWordsProps = {
  label: string;
  value: string;
  max: number;
  error: string | undefined;
  onChange: (value: string) => void;
};

/** A text of some lines, counted. */
export function OwnWords({ label, value, max, error, onChange }: OwnWordsProps) {
  return (
    <Field label={label} error={error} counter={{ used: value.length, max }}>
      <TextArea rows={3} maxLength={max} value={value} onChange={(event) => onChange(event.target.value)} />
    </Field>
  );
}
