import type { LaneFigures } from "@vitrine/model";
import { useId } from "react";
import { count } from "../../../lib/charts/period-words.ts";
import { ageOf, laneName } from "./job-words.ts";

const cell =
  "px-3 py-1.5 text-end tabular-nums max-md:flex max-md:items-baseline max-md:justify-between max-md:gap-4 max-md:px-0 max-md:py-1";

/** Every lane with what waits, runs and pauses in it; on a phone each is a stack of names and values. */
export function LaneTable({ lanes, now }: { lanes: readonly LaneFigures[]; now: Date }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="text-h2">
        Lanes
      </h2>
      <p className="mt-1 max-w-[64ch] text-caption text-muted">
        Each lane has slots of its own, so that none waits for another. A job pauses until its time has come, or after a
        failure until its next try.
      </p>
      <table
        aria-labelledby={id}
        className="mt-4 w-full text-label font-normal max-md:block md:border-b md:border-line"
      >
        <thead className="text-caption text-muted max-md:hidden">
          <tr>
            <th scope="col" className="px-3 py-1.5 text-start font-normal">
              Lane
            </th>
            {["Waiting", "Oldest", "Running", "Pausing", "Failed"].map((name) => (
              <th key={name} scope="col" className="px-3 py-1.5 text-end font-normal">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line max-md:block max-md:border-y max-md:border-line">
          {lanes.map((lane) => (
            <tr key={lane.lane} className="h-9 max-md:flex max-md:h-auto max-md:flex-col max-md:py-3">
              <th scope="row" className="px-3 py-1.5 text-start font-normal max-md:px-0 max-md:py-1">
                {laneName(lane.lane)}
              </th>
              <Value name="Waiting">{count(lane.waiting)}</Value>
              <Value name="Oldest">{ageOf(lane.oldest_waiting_at, now)}</Value>
              <Value name="Running">{count(lane.running)}</Value>
              <Value name="Pausing">{count(lane.pausing)}</Value>
              <Value name="Failed">{count(lane.dead)}</Value>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Value({ name, children }: { name: string; children: string }) {
  return (
    <td className={cell}>
      <span className="text-muted md:hidden">{name}</span>
      {children}
    </td>
  );
}
