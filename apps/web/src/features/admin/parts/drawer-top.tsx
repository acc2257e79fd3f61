import type { ReactNode } from "react";
import { Facts, type Fact } from "./facts.tsx";

/** How a drawer begins: the row's states as badges, then what is known about it. */
export function DrawerTop({ states, facts }: { states: ReactNode; facts: readonly Fact[] }) {
  return (
    <>
      <div className="flex flex-wrap gap-1 pt-4">{states}</div>
      <div className="mt-3">
        <Facts facts={facts} />
      </div>
    </>
  );
}
