import { wholeContract, type EndpointDefinition } from "@vitrine/contract";
import { AppError } from "./app-error.ts";

type KnownPath = { pattern: RegExp; methods: Set<string> };

/** Patterns of every path of the contract with its methods; made once. */
function knownPaths(): KnownPath[] {
  const paths = new Map<string, KnownPath>();
  for (const group of Object.values(wholeContract)) {
    for (const definition of Object.values<EndpointDefinition>(group)) {
      const known = paths.get(definition.path) ?? {
        pattern: new RegExp(`^/api${definition.path.replace(/:\w+/g, "[^/]+")}/?$`),
        methods: new Set<string>(),
      };
      for (const method of [definition.method, ...(definition.alsoMethods ?? [])]) known.methods.add(method);
      paths.set(definition.path, known);
    }
  }
  return [...paths.values()];
}

const known = knownPaths();

/** The error for an API address that no route serves: 405 with `Allow` for a known path, else 404. */
export function unknownRoute(path: string): AppError {
  const methods = new Set(known.filter(({ pattern }) => pattern.test(path)).flatMap((entry) => [...entry.methods]));
  if (methods.size === 0) return new AppError("not_found");
  return new AppError("method_not_allowed", { headers: { Allow: [...methods].sort().join(", ") } });
}
