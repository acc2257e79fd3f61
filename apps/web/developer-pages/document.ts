/** What the pages read of the OpenAPI document; it is the printer's own, so its shape is known. */
export type OpenApi = {
  info: { title: string; description: string };
  tags: readonly { name: string; description: string }[];
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  components: {
    schemas: Readonly<Record<string, Schema>>;
    responses: Readonly<Record<string, Answer>>;
    parameters: Readonly<Record<string, Parameter>>;
    headers: Readonly<Record<string, { description: string }>>;
  };
};

export type Operation = {
  operationId: string;
  tags: readonly string[];
  summary: string;
  description: string;
  security: readonly unknown[];
  parameters: readonly (Parameter | Reference)[];
  requestBody?: { content: Content };
  responses: Readonly<Record<string, Answer | Reference>>;
};

export type Parameter = { name: string; in: string; required: boolean; description?: string; schema: Schema };
export type Answer = { description: string; headers?: Readonly<Record<string, unknown>>; content?: Content };
export type Content = Readonly<Record<string, { schema: Schema }>>;
export type Reference = { $ref: string };

export type Schema = {
  $ref?: string;
  description?: string;
  type?: string | readonly string[];
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  items?: Schema;
  additionalProperties?: Schema | boolean;
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  allOf?: readonly Schema[];
  enum?: readonly unknown[];
  const?: unknown;
  default?: unknown;
  examples?: readonly unknown[];
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
};

/** One call with its address. */
export type Call = { method: string; path: string; operation: Operation };

/** The calls of a group in the order of their addresses. */
export function callsOf({ paths }: OpenApi, group: string): Call[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, operation]) => operation.tags.includes(group))
      .map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
}

/** The last part of a reference: the name of the component that it leads to. */
export function nameOf(reference: string): string {
  return reference.slice(reference.lastIndexOf("/") + 1);
}
