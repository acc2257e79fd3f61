import type { System } from "@vitrine/model";
import { Badge } from "@vitrine/ui";
import { useId } from "react";
import { count } from "../../../lib/charts/period-words.ts";
import { Facts, type Fact } from "../parts/facts.tsx";
import { momentOf } from "../parts/words.ts";
import { sizeOf, uptimeOf } from "./system-words.ts";

/** What runs, on what, and how full it is. */
export function SystemFigures({ system, now }: { system: System; now: Date }) {
  const { database, store, process, backups } = system;
  const { used, idle, waited_for: waitedFor } = database.connections;
  return (
    <div className="mt-8 grid gap-x-12 gap-y-8 md:grid-cols-2">
      <Group
        title="Program"
        facts={[
          ["Vitrine", system.version],
          ["Node", system.node],
          ["Running for", uptimeOf(system.started_at, now)],
          ["Memory", sizeOf(process.memory_bytes)],
        ]}
      />
      <Group
        title="Database"
        facts={[
          ["State", <StateBadge key="state" state={database.state} />],
          ["PostgreSQL", database.version ?? "–"],
          ["Size", sizeOf(database.bytes)],
          ["Connections", `${count(used)} in use, ${count(idle)} idle, ${count(waitedFor)} waited for`],
        ]}
      />
      <Group
        title="Requests"
        facts={[
          ["Under way", count(process.requests_under_way)],
          ["Views answered from memory", count(process.views_from_memory)],
        ]}
      />
      <Group
        title="Files and backups"
        facts={[
          ["File store", <StateBadge key="state" state={store.state} />],
          ["Backups by the clock", backups.is_scheduled ? "On" : "Off"],
          ["Latest backup", momentOf(backups.last_at)],
        ]}
      />
    </div>
  );
}

function Group({ title, facts }: { title: string; facts: readonly Fact[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="font-text text-h3">
        {title}
      </h2>
      <Facts facts={facts} />
    </section>
  );
}

function StateBadge({ state }: { state: "ok" | "failing" }) {
  return state === "ok" ? <Badge tone="success">Answers</Badge> : <Badge tone="danger">Does not answer</Badge>;
}
