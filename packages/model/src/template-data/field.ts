type Named<Kind extends string> = { kind: Kind; key: string; label: string; help?: string };

/** A line of text, or several with `long`. `acceptsNumber` stores a number as its text. */
type TextField = Named<"text"> & { max: number; long?: true; acceptsNumber?: true };
type UrlField = Named<"url">;
/** A number of at least 0; `step` is the smallest difference. */
type NumberField = Named<"number"> & { max?: number; step?: number };
/** Short texts, added one by one; `one` names one of them. */
type TagsField = Named<"tags"> & { max: number; one: string };
/** Texts that may be a sentence, one line each. */
type LinesField = Named<"lines"> & { max: number; one: string };
type ChoiceField = Named<"choice"> & { options: readonly string[]; fallback: string };
type IconField = Named<"icon"> & { options: readonly string[] };
type ColourField = Named<"colour"> & { presets: readonly string[]; fallback: string };
/** Null, or 1 to 5. */
type RatingField = Named<"rating">;

export type PlainField =
  | TextField
  | UrlField
  | NumberField
  | TagsField
  | LinesField
  | ChoiceField
  | IconField
  | ColourField
  | RatingField;

export type GroupField = Named<"group"> & { fields: readonly PlainField[] };

export type ListEntry = Readonly<Record<string, unknown>>;

/** Entries of several fields; `title` is the key that names an entry. */
export type ListField = Named<"list"> & {
  one: string;
  title: string;
  fields: readonly PlainField[];
  /** Ready entries that can be added once each; titles are then unique whatever their case. */
  quickAdd?: { label: string; entries: readonly ListEntry[]; refusedIn: string; addedTo: string };
};

export type TemplateDataField = PlainField | GroupField | ListField;

/** One form: its title and the panels that its fields stand in. */
export type TemplateDataForm = {
  title: string;
  saveLabel: string;
  panels: readonly { title: string; fields: readonly TemplateDataField[] }[];
};

/** Every field of a form, whatever its panel. */
export function fieldsOf(form: TemplateDataForm): TemplateDataField[] {
  return form.panels.flatMap((panel) => panel.fields);
}
