import { dateText, isSingleDate, presentWord } from "@vitrine/model";
import { readDate, readDateRange } from "../site/date-text.ts";
import { EditableValue } from "./editable-value.tsx";

type DateRangeProps = {
  pointer: string;
  start: string | null | undefined;
  end: string | null | undefined;
};

const hint = "Write a month or a year, e.g. Apr 2021, 04/2021 or 2021.";
const hintForTwo = "Write a month or a year, or two, e.g. Apr 2021 or Apr 2021 – Jun 2021.";

/** Start and end of an entry, one date where they are the same, and nothing where the CV gives neither. */
export function DateRange({ pointer, start, end }: DateRangeProps) {
  if (isSingleDate(start, end)) {
    return (
      <EditableValue
        pointer={`${pointer}/start_date`}
        alsoAt={[`${pointer}/end_date`]}
        label="Date"
        value={start}
        shown={dateText(start)}
        readAll={readDateRange}
        hint={hintForTwo}
        className="whitespace-nowrap tabular-nums"
      />
    );
  }
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
