import type { z } from "zod";

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** What stands in a field of that name, of the person that all examples are about. */
const examples: Readonly<Record<string, string | number>> = {
  alt: "The tram map on a phone",
  company: "Nordtrafik",
  created_at: "2026-03-02T09:30:00.000Z",
  date: "Mar 2020 - Present",
  degree: "MSc Computer Science",
  description: "Planned the night lines.",
  device: "tab-4f1c20aa",
  doi: "10.1000/182",
  email: "marta@example.com",
  end_date: "2024-06",
  expires_at: "2026-04-01T09:30:00.000Z",
  full_name: "Marta Lindqvist",
  gpa: "4.5",
  id: 10042,
  intro: "I plan timetables that people can trust.",
  issuer: "City of Uppsala",
  label: "GitHub",
  location: "Uppsala, Sweden",
  meta_description: "How a night timetable is made.",
  name: "Marta Lindqvist",
  phone: "+46 18 555 01 23",
  place: "Uppsala",
  published_at: "2026-03-02T09:30:00.000Z",
  slug: "night-trams",
  start_date: "2020-03",
  subdomain: "marta-lindqvist",
  template_slug: "classic",
  title: "Night tram timetable",
  updated_at: "2026-03-02T09:30:00.000Z",
  url: "https://example.com/trams",
  venue: "Journal of Rails",
  version: 3,
  website_id: 10042,
};

/** Numbers that a whole number of JavaScript cannot pass say nothing about a field. */
const safeBounds: ReadonlySet<unknown> = new Set([Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER]);

/** `items: false` closes a list of fixed length, which its bounds say as well; not every reader takes it for a schema. */
function openTuple(schema: JsonSchema): void {
  if (schema.prefixItems && schema.items === false) schema.items = {};
}

/** A record whose keys are known is an object with these fields. */
function nameKeys(schema: JsonSchema): void {
  const { propertyNames, additionalProperties } = schema;
  if (typeof propertyNames !== "object" || !propertyNames.enum || typeof additionalProperties !== "object") return;
  schema.properties = Object.fromEntries(propertyNames.enum.map((name) => [String(name), additionalProperties]));
  delete schema.propertyNames;
  delete schema.additionalProperties;
}

/**
 * Makes a printed schema say what a reader needs and no more, in place: no bounds that are JavaScript's own, no word
 * against fields to come (answers may gain some), and an example for fields whose name tells what stands in them.
 */
export function withFieldNotes(schema: JsonSchema): void {
  if (safeBounds.has(schema.minimum)) delete schema.minimum;
  if (safeBounds.has(schema.maximum)) delete schema.maximum;
  if (schema.additionalProperties === false) delete schema.additionalProperties;
  openTuple(schema);
  nameKeys(schema);
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    const example = examples[name];
    if (example !== undefined && typeof field === "object" && takes(field, example)) field.examples = [example];
  }
}

function takes({ type, enum: choice, const: fixed, pattern }: JsonSchema, example: string | number): boolean {
  if (choice || fixed !== undefined) return false;
  if (pattern !== undefined && !new RegExp(pattern, "u").test(String(example))) return false;
  const types: readonly unknown[] = Array.isArray(type) ? type : [type];
  return types.includes(typeof example === "string" ? "string" : "integer");
}
