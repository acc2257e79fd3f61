import { compactKey } from "../core/words.ts";
import { tableColumns } from "./table-columns.ts";

type ColumnField = keyof typeof tableColumns;

const fieldOfName = new Map<string, ColumnField>();
for (const field of Object.keys(tableColumns) as ColumnField[])
  for (const name of tableColumns[field].split("|")) {
    const key = compactKey(name);
    if (!fieldOfName.has(key)) fieldOfName.set(key, field);
  }

/** What a column of a table of jobs or schools holds by its name, whose signs may be spread over its cell. */
export const columnField = (name: string): ColumnField => fieldOfName.get(compactKey(name)) ?? "other";

/** True for the name of such a column. */
export const isTableColumn = (name: string): boolean => fieldOfName.has(compactKey(name));
