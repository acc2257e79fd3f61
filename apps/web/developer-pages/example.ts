import { nameOf, type Schema } from "./document.ts";

type Schemas = Readonly<Record<string, Schema>>;

/** Shapes within shapes are shown so deep; what lies deeper is in the shape's own description. */
const deepest = 3;

/** A value such as a schema describes, made of the examples of its fields. */
export function exampleOf(schema: Schema, schemas: Schemas, depth = 0): unknown {
  if (schema.$ref) return exampleOf(schemas[nameOf(schema.$ref)] ?? {}, schemas, depth);
  if (schema.examples) return schema.examples[0];
  if (schema.const !== undefined) return schema.const;
  if (schema.default !== undefined) return schema.default;
  if (schema.enum) return schema.enum[0];
  const choice = (schema.anyOf ?? schema.oneOf)?.[0];
  if (choice) return exampleOf(choice, schemas, depth);
  if (schema.properties || schema.allOf) return exampleObject(schema, schemas, depth);
  return plainExample(schema, schemas, depth);
}

function exampleObject(schema: Schema, schemas: Schemas, depth: number): unknown {
  if (depth > deepest) return {};
  const whole = (schema.allOf ?? []).map((part) => exampleOf(part, schemas, depth));
  const own = Object.entries(schema.properties ?? {}).map(([name, field]) => [
    name,
    exampleOf(field, schemas, depth + 1),
  ]);
  return Object.assign({}, ...whole, Object.fromEntries(own));
}

function plainExample({ type, items, minimum }: Schema, schemas: Schemas, depth: number): unknown {
  switch ([type].flat()[0]) {
    case "array":
      return depth >= deepest || !items ? [] : [exampleOf(items, schemas, depth + 1)];
    case "string":
      return "text";
    case "boolean":
      return true;
    case "integer":
    case "number":
      return minimum ?? 1;
    case "object":
      return {};
    default:
      return null;
  }
}
