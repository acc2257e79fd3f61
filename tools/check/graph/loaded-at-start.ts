import type { SourceGraph } from "./source-graph.ts";

/**
 * Lists the files that a program loads at its start and is to load when they are asked for.
 * @param asked what the paths of such files look like, by the program's path
 */
export function findLoadedAtStart({ files }: SourceGraph, asked: Readonly<Record<string, RegExp>>): string[] {
  return Object.entries(asked).flatMap(([program, late]) => {
    const from = new Map<string, string | undefined>([[program, undefined]]);
    for (const path of from.keys()) {
      if (late.test(path)) continue;
      for (const { target, isValue, isLazy, isAddress } of files.get(path)?.edges ?? [])
        if (isValue && !isLazy && !isAddress && target !== undefined && !from.has(target)) from.set(target, path);
    }
    return [...from]
      .filter(([path]) => late.test(path))
      .map(([path, by]) => `${by}: ${path} is loaded by the start of ${program}; import it where it is asked for.`);
  });
}
