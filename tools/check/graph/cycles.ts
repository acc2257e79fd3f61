import type { SourceGraph } from "./source-graph.ts";

/** Lists the groups of files that import each other in a circle at run time (types are free to). */
export function findCycles({ files }: SourceGraph): string[] {
  const next = new Map<string, string[]>();
  for (const file of files.values()) {
    const targets = file.edges.filter((edge) => edge.isValue).map((edge) => edge.target);
    next.set(file.path, targets.filter((target) => target !== undefined && files.has(target)) as string[]);
  }
  return components(next)
    .filter((group) => group.length > 1 || next.get(group[0] ?? "")?.includes(group[0] ?? ""))
    .map((group) => `Import cycle: ${group.sort().join(" ↔ ")}`);
}

/** Tarjan's strongly connected components. */
function components(next: Map<string, string[]>): string[][] {
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const groups: string[][] = [];
  const visit = (node: string): void => {
    order.set(node, order.size);
    low.set(node, order.size - 1);
    stack.push(node);
    for (const target of next.get(node) ?? []) {
      if (!order.has(target)) visit(target);
      if (stack.includes(target)) low.set(node, Math.min(low.get(node) ?? 0, low.get(target) ?? 0));
    }
    if (low.get(node) === order.get(node)) groups.push(stack.splice(stack.indexOf(node)));
  };
  for (const node of next.keys()) if (!order.has(node)) visit(node);
  return groups;
}
