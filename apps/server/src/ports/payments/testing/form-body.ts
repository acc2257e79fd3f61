/** A value of Stripe's form encoding: `a[b][0]=c` as nested records. */
export type Form = { [key: string]: string | Form };

/** Reads `items[0][price_data][currency]=usd` and the like. */
export function parseForm(body: string): Form {
  const form: Form = {};
  for (const [path, value] of new URLSearchParams(body)) {
    const keys = path.split(/[[\]]+/).filter((key) => key !== "");
    const last = keys.pop() ?? "";
    let place = form;
    for (const key of keys) {
      const next = place[key];
      const child: Form = typeof next === "object" ? next : {};
      place[key] = child;
      place = child;
    }
    place[last] = value;
  }
  return form;
}

/** The value at a path, as text. */
export function textAt(form: Form, ...path: string[]): string | undefined {
  const found = path.reduce<string | Form | undefined>(
    (place, key) => (typeof place === "object" ? place[key] : undefined),
    form,
  );
  return typeof found === "string" ? found : undefined;
}

/** The record at a path; empty when there is none. */
export function formAt(form: Form, ...path: string[]): Form {
  const found = path.reduce<string | Form | undefined>(
    (place, key) => (typeof place === "object" ? place[key] : undefined),
    form,
  );
  return typeof found === "object" ? found : {};
}
