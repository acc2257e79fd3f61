import { z } from "zod";
import { isHttpUrl, requiredText, text, uniqueTexts } from "../text.ts";

type Named<Kind extends string> = {
  kind: Kind;
  key: string;
  label: string;
  help?: string;
  /** Half a line wide where there is room for two. */
  half?: true;
};

/** One line of text, or several with `long`; with `required` it must show something, and the sentence says so. */
export type TextField = Named<"text"> & { max: number; long?: true; required?: string };
/** A web address, or nothing. */
export type UrlField = Named<"url">;
/** Short texts, added one by one; `one` names one of them. */
export type TagsField = Named<"tags"> & { max: number; one: string };
/** Start month, end month and "until now", with the text of them in `date`. */
export type MonthsField = Named<"months"> & { required?: true };
export type ToggleField = Named<"toggle">;
export type ChoiceField = Named<"choice"> & { options: readonly { value: string; label: string }[] };
/** Pictures of the website's media, in order. */
export type PicturesField = Named<"pictures"> & { max: number };

/** One field of an entry's form; the form says what an entry is made of. */
export type FormField = TextField | UrlField | TagsField | MonthsField | ToggleField | ChoiceField | PicturesField;

/** A picture of the website's media as a writer places it in an entry. */
export const pictureInputSchema = z.object({
  media_id: z.number().int().positive(),
  caption: text(500, "caption").default(""),
  cover: z.boolean().default(false),
});
export type PictureInput = z.infer<typeof pictureInputSchema>;

/** A picture that an import brought by its address, as it is read: sent back it stays, and no other becomes one. */
const addressedPictureSchema = z.object({ img: z.string().max(2048), media_id: z.null().optional() });

/** What a writer may send for the pictures of an entry. */
export const sentPictureSchema = z.union([pictureInputSchema, addressedPictureSchema], {
  error: "Choose a picture of this website.",
});

export type SentPicture = z.infer<typeof sentPictureSchema>;

/** The pictures to store: those of the website's media, and of those by address the ones that stood there before. */
export function picturesToStore(
  sent: readonly SentPicture[],
  stored: readonly EntryPicture[],
): readonly EntryPicture[] {
  return sent.flatMap((picture) => {
    if (typeof picture.media_id === "number") return [entryPictureSchema.parse(picture)];
    return stored.filter(({ media_id, img }) => media_id === null && "img" in picture && img === picture.img);
  });
}

/** A picture as a stored entry holds it; without a `media_id` it was brought by an import, by its address. */
export const entryPictureSchema = z.object({
  media_id: z.number().int().nullable().default(null),
  img: z.string().default(""),
  caption: z.string().default(""),
  cover: z.boolean().default(false),
});
export type EntryPicture = z.infer<typeof entryPictureSchema>;

const tagsPerField = 100;

/** What a stored entry holds for a field when nothing was given. */
export function blankValue(field: FormField): unknown {
  if (field.kind === "tags" || field.kind === "pictures") return [];
  return field.kind === "toggle" ? false : "";
}

/**
 * The rule for what a form sends, made of its fields. Months have rules of their own and are left out.
 * @param mode `new` asks for what is required; `changed` takes any of the fields
 */
export function schemaOfForm(form: readonly FormField[], mode: "new" | "changed"): z.ZodType<Record<string, unknown>> {
  const shape = Object.fromEntries(
    form.flatMap((field) => {
      if (field.kind === "months") return [];
      const rule = ruleOf(field);
      const isAsked = mode === "new" && field.kind === "text" && field.required !== undefined;
      return [[field.key, isAsked ? rule : rule.optional()]];
    }),
  );
  return z.object(shape);
}

function ruleOf(field: Exclude<FormField, MonthsField>): z.ZodType {
  const label = field.label.toLowerCase();
  switch (field.kind) {
    case "text":
      return field.required === undefined ? text(field.max, label) : requiredText(field.max, label, field.required);
    case "url":
      return text(2048, label).refine((value) => value === "" || isHttpUrl(value), {
        error: "Please enter a valid URL",
      });
    case "tags":
      return z
        .array(text(field.max, field.one), { error: `The ${label} must be a list.` })
        .max(tagsPerField, { error: `The ${label} may not have more than ${tagsPerField} entries.` })
        .transform(uniqueTexts);
    case "toggle":
      return z.boolean({ error: `The ${label} must be true or false.` });
    case "choice":
      return z.enum(["", ...field.options.map(({ value }) => value)], { error: `The selected ${label} is invalid.` });
    case "pictures":
      return z
        .array(pictureInputSchema, { error: `The ${label} must be a list.` })
        .max(field.max, { error: `The ${label} may not have more than ${field.max} pictures.` });
  }
}

/** What a stored entry must look like to be shown; lenient where imports are, strict in the kinds of its values. */
export function storedSchemaOfForm(form: readonly FormField[]): z.ZodType<Record<string, unknown>> {
  const shape = Object.fromEntries(form.flatMap(storedShapeOf));
  return z.object(shape);
}

function storedShapeOf(field: FormField): [string, z.ZodType][] {
  switch (field.kind) {
    case "months":
      return [
        ["date", z.string().default("")],
        ["start_date", z.string().nullable().default(null)],
        ["end_date", z.string().nullable().default(null)],
        ["is_current", z.boolean().default(false)],
      ];
    case "tags":
      return [[field.key, z.array(z.string()).default([])]];
    case "pictures":
      return [[field.key, z.array(entryPictureSchema).default([])]];
    case "toggle":
      return [[field.key, z.boolean().default(false)]];
    default:
      return [[field.key, z.string().default(String(blankValue(field)))]];
  }
}
