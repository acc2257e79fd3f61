import * as model from "@vitrine/model";
import { z } from "zod";
import { pageMetaSchema } from "../core/envelope.ts";
import { errorBodySchema } from "../core/errors.ts";
import { withFieldNotes } from "./field-notes.ts";
import { shapeWords } from "./words.ts";

export type Json = Record<string, unknown>;
/** What is sent and what is answered differ where a field has a default or another form in between. */
type Direction = "input" | "output";

/** Shapes of the model bear the name that they are exported under. */
const names = z.registry<{ id: string }>();
names.add(errorBodySchema, { id: "Error" });
names.add(pageMetaSchema, { id: "PageMeta" });
for (const [name, value] of Object.entries(model)) {
  if (value instanceof z.ZodType && /^[a-z].*Schema$/.test(name)) names.add(value, { id: shapeName(name) });
}

function shapeName(exportName: string): string {
  return `${exportName.slice(0, 1).toUpperCase()}${exportName.slice(1, -"Schema".length)}`;
}

type Printed = { shape: Json; named: Record<string, Json> };

function print(schema: z.ZodType, direction: Direction): Printed {
  const {
    $schema: _,
    $defs: named = {},
    ...shape
  } = z.toJSONSchema(schema, {
    io: direction,
    unrepresentable: "any",
    target: "draft-2020-12",
    metadata: names,
    override: ({ jsonSchema }) => withFieldNotes(jsonSchema),
  }) as Json & { $defs?: Record<string, Json> };
  for (const part of Object.values(named)) delete part["id"];
  return { shape, named };
}

/**
 * The named shapes of one document, gathered while its calls are printed.
 * @param answers what the calls of the document answer: a shape that is also sent, in another form, is then told apart
 */
export class Components {
  readonly #schemas = new Map<string, Json>();
  readonly #answered: ReadonlySet<string>;

  constructor(answers: readonly z.ZodType[]) {
    this.#answered = new Set(answers.flatMap((schema) => Object.keys(print(schema, "output").named)));
    this.schema(errorBodySchema, "output");
  }

  /** The JSON schema of a value; a named shape is a reference to its component. */
  schema(schema: z.ZodType, direction: Direction): Json {
    const { shape, named } = print(schema, direction);
    const other = print(schema, direction === "input" ? "output" : "input").named;
    const changing = changingNames(named, other);
    const isApart = (name: string) => direction === "input" && changing.has(name) && this.#answered.has(name);
    const nameOf = (name: string) => (isApart(name) ? `${name}Sent` : name);
    for (const [name, part] of Object.entries(named)) {
      const description = shapeWords[name];
      const whole = withReferences(part, nameOf) as Json;
      this.#schemas.set(nameOf(name), description ? { description, ...whole } : whole);
    }
    return withReferences(shape, nameOf) as Json;
  }

  /** All that were gathered, in the order of the alphabet. */
  all(): Record<string, Json> {
    return Object.fromEntries([...this.#schemas].sort(([a], [b]) => (a < b ? -1 : 1)));
  }
}

/** Names of shapes that differ between the directions themselves, or by what they refer to. */
function changingNames(named: Record<string, Json>, other: Record<string, Json>): ReadonlySet<string> {
  const texts = new Map(Object.entries(named).map(([name, part]) => [name, JSON.stringify(part)]));
  const changing = new Set([...texts].flatMap(([name, text]) => (text === JSON.stringify(other[name]) ? [] : [name])));
  for (let before = -1; before !== changing.size;) {
    before = changing.size;
    for (const [name, text] of texts) {
      if ([...changing].some((changed) => text.includes(`"${localReference}${changed}"`))) changing.add(name);
    }
  }
  return changing;
}

const localReference = "#/$defs/";

function withReferences(value: unknown, nameOf: (name: string) => string): unknown {
  if (Array.isArray(value)) return value.map((part) => withReferences(part, nameOf));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) =>
      key === "$ref" && typeof part === "string"
        ? [key, `#/components/schemas/${nameOf(part.slice(localReference.length))}`]
        : [key, withReferences(part, nameOf)],
    ),
  );
}
