import type { ParsedEducation, ParsedData, ParsedExperience, ParsedProject } from "@vitrine/model";
import type { ReactElement, ReactNode } from "react";
import { cutText, reviewLimits } from "../state/confidence.ts";
import { DateRange } from "./date-range.tsx";
import { RemoveButton } from "./document-section.tsx";
import { EditableValue } from "./editable-value.tsx";

type Placed<T> = {
  item: T;
  /** Pointer of the list, e.g. `/experiences`. */
  list: string;
  index: number;
  count: number;
};

type EntryProps = Omit<Placed<unknown>, "item"> & {
  item: unknown;
  name: string;
  head: ReactNode;
  aside?: ReactNode;
  children?: ReactNode;
};

function Entry({ item, list, index, count, name, head, aside, children }: EntryProps) {
  return (
    <li className="flex items-start gap-2 py-2 first:pt-0">
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <p className="min-w-0">{head}</p>
          <p className="text-caption text-muted">{aside}</p>
        </div>
        {children}
      </div>
      <RemoveButton pointer={`${list}/${index}`} backTo={`${list}/${count - 1}`} name={name} entry={item} />
    </li>
  );
}

/** Values in as many rows as they need, with dots between those of a row: what begins a row has its dot cut off. */
function Rows({ children }: { children: readonly (ReactElement | null)[] }) {
  const values = children.filter((value) => value !== null);
  return (
    <span className="block overflow-clip [overflow-clip-margin:8px]">
      <span className="-ms-5 flex flex-wrap items-baseline">
        {values.map((value) => (
          <span key={value.key} className="flex min-w-0 items-baseline">
            <span aria-hidden="true" className="w-5 shrink-0 text-center text-muted">
              ·
            </span>
            {value}
          </span>
        ))}
      </span>
    </span>
  );
}

type LongTextProps = { pointer: string; label: string; value: string; limit?: number };

/** A text of several lines, of which the first letters are shown until it is edited. */
function LongText({ value, limit = reviewLimits.experienceCharacters, ...rest }: LongTextProps) {
  return (
    <p className="mt-1 max-w-[64ch] text-app">
      <EditableValue {...rest} value={value} shown={cutText(value, limit)} className="whitespace-pre-line" isLong />
    </p>
  );
}

/** A job, or a voluntary one. */
export function ExperienceEntry({ item, list, index, count }: Placed<ParsedExperience>) {
  const at = `${list}/${index}`;
  return (
    <Entry
      {...{ item, list, index, count }}
      name={item.position || item.company || "Entry"}
      head={
        <Rows>
          <span key="position" className="font-semibold">
            <EditableValue pointer={`${at}/position`} label="Job title" value={item.position} />
          </span>
          <EditableValue key="company" pointer={`${at}/company`} label="Company" value={item.company} />
        </Rows>
      }
    >
      <p className="text-caption text-muted">
        <Rows>
          <DateRange key="dates" pointer={at} start={item.start_date} end={item.end_date} />
          <EditableValue key="location" pointer={`${at}/location`} label="Location" value={item.location} />
        </Rows>
      </p>
      <LongText pointer={`${at}/description`} label="Description" value={item.description} />
    </Entry>
  );
}

export function EducationEntry({ item, list, index, count }: Placed<ParsedEducation>) {
  const at = `${list}/${index}`;
  return (
    <Entry
      {...{ item, list, index, count }}
      name={item.degree || item.institution || "Entry"}
      head={
        <Rows>
          <span key="degree" className="font-semibold">
            <EditableValue pointer={`${at}/degree`} label="Degree" value={item.degree} />
          </span>
          <EditableValue key="institution" pointer={`${at}/institution`} label="Institution" value={item.institution} />
        </Rows>
      }
    >
      <p className="text-caption text-muted">
        <Rows>
          <DateRange key="dates" pointer={at} start={item.start_date} end={item.end_date} />
          {item.gpa ? <EditableValue key="gpa" pointer={`${at}/gpa`} label="Grade" value={item.gpa} /> : null}
          {item.location ? (
            <EditableValue key="location" pointer={`${at}/location`} label="Location" value={item.location} />
          ) : null}
        </Rows>
      </p>
      {item.description ? (
        <LongText pointer={`${at}/description`} label="Description" value={item.description} />
      ) : null}
    </Entry>
  );
}

export function ProjectEntry({ item, list, index, count }: Placed<ParsedProject>) {
  const at = `${list}/${index}`;
  return (
    <Entry
      {...{ item, list, index, count }}
      name={item.title || "Project"}
      head={
        <span className="font-semibold">
          <EditableValue pointer={`${at}/title`} label="Project" value={item.title} />
        </span>
      }
      aside={item.category ? <EditableValue pointer={`${at}/category`} label="Category" value={item.category} /> : null}
    >
      <LongText
        pointer={`${at}/description`}
        label="Description"
        value={item.description}
        limit={reviewLimits.projectCharacters}
      />
      {item.technologies?.length ? (
        <p className="mt-1 text-caption text-muted">{item.technologies.join(", ")}</p>
      ) : null}
      {item.url ? (
        <p className="text-caption">
          <EditableValue pointer={`${at}/url`} label="Address" value={item.url} />
        </p>
      ) : null}
    </Entry>
  );
}

/** What a CV says under a title of its own. */
export function OwnSectionEntry({ item, list, index, count }: Placed<ParsedData["texts"][number]>) {
  const at = `${list}/${index}`;
  return (
    <Entry
      {...{ item, list, index, count }}
      name={item.title || "Section"}
      head={
        <span className="font-semibold">
          <EditableValue pointer={`${at}/title`} label="Title" value={item.title} />
        </span>
      }
    >
      <LongText pointer={`${at}/text`} label="Text" value={item.text} />
    </Entry>
  );
}

type LineEntryProps = Placed<Record<string, string>> & {
  /** Field names with their labels; the first names the entry. */
  fields: readonly (readonly [field: string, label: string])[];
  shownAs?: (field: string, value: string) => string;
};

/** An entry of a short list, such as a certification: its values on one line. */
export function LineEntry({ item, list, index, count, fields, shownAs }: LineEntryProps) {
  const [first, ...rest] = fields;
  if (!first) return null;
  const given = rest.filter(([field]) => item[field]);
  return (
    <Entry
      {...{ item, list, index, count }}
      name={item[first[0]] || "Entry"}
      head={<EditableValue pointer={`${list}/${index}/${first[0]}`} label={first[1]} value={item[first[0]] ?? ""} />}
      aside={
        <Rows>
          {given.map(([field, label]) => (
            <EditableValue
              key={field}
              pointer={`${list}/${index}/${field}`}
              label={label}
              value={item[field] ?? ""}
              shown={shownAs?.(field, item[field] ?? "")}
            />
          ))}
        </Rows>
      }
    />
  );
}
