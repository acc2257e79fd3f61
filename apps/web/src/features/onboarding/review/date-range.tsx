import { dateText, presentWord } from "@vitrine/model";
import { readDate } from "../site/date-text.ts";
import { EditableValue } from "./editable-value.tsx";

type DateRangeProps = {
  pointer: string;
  start: string | null | undefined;
  end: string | null | undefined;
};

const hint = "Write a month or a year, e.g. Apr 2021, 04/2021 or 2021.";

/** Start and end of an entry; nothing at all where the CV gives neither. */
export function DateRange({ pointer, start, end }: DateRangeProps) {
  return (
    <span className="whitespace-nowrap tabular-nums">
      <EditableValue
        pointer={`${pointer}/start_date`}
        label="Start date"
        value={start ?? ""}
        shown={dateText(start)}
        read={readDate}
        hint={hint}
      />
      {start || end ? (
        <>
          <span aria-hidden="true" className="mx-1">
            –
          </span>
          <EditableValue
            pointer={`${pointer}/end_date`}
            label="End date"
            value={end ?? (start ? presentWord : "")}
            shown={end ? dateText(end) : presentWord}
            read={readDate}
            hint={hint}
          />
        </>
      ) : null}
    </span>
  );
}
