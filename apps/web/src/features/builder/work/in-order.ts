/** Things in the order of `ids`; one that the order does not name keeps its place as far as it can. */
export function inOrder<Thing extends { id: number }>(things: readonly Thing[], ids: readonly number[]): Thing[] {
  const named = ids.flatMap((id) => things.find((thing) => thing.id === id) ?? []);
  const ordered = [...named];
  for (const [index, thing] of things.entries()) if (!ids.includes(thing.id)) ordered.splice(index, 0, thing);
  return ordered;
}
