/** Query values stay text: a mailed hash such as `12e5` must never become a number. */
export function parseSearch(query: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(query));
}

export function stringifySearch(search: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (typeof value === "string" && value !== "") query.set(name, value);
    else if (typeof value === "number" || typeof value === "boolean") query.set(name, String(value));
  }
  return query.size > 0 ? `?${query.toString()}` : "";
}

/** The named query values of a route, as optional text. */
export function pickText<const K extends string>(...names: K[]) {
  return (search: Record<string, unknown>): { [P in K]?: string } => {
    const picked: { [P in K]?: string } = {};
    for (const name of names) {
      const value = search[name];
      if (typeof value === "string") picked[name] = value;
    }
    return picked;
  };
}
