import type { DomainRecord } from "@vitrine/model";
import { Badge } from "@vitrine/ui";
import { CopyValue } from "./copy-value.tsx";
import { recordStateOf } from "./domain-words.ts";

const purposes = {
  ownership: "Proves that the domain is yours",
  address: "Leads visitors to your website",
} as const satisfies Record<DomainRecord["purpose"], string>;

/** The records to add at the DNS provider, ready to be copied, with what was found of each. */
export function DomainRecords({ records }: { records: readonly DomainRecord[] }) {
  return (
    <>
      <ul className="divide-y divide-line border-y border-line" aria-label="DNS records">
        {records.map((record) => (
          <Record key={`${record.type} ${record.value}`} record={record} />
        ))}
      </ul>
      <p className="text-caption text-muted">
        Some providers add your domain to every name by themselves. If yours does, enter the name without it.
      </p>
    </>
  );
}

function Record({ record }: { record: DomainRecord }) {
  const { type, name, value, purpose } = record;
  const state = recordStateOf(record);
  return (
    <li className="flex flex-col gap-1 py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 pb-1">
        <Badge>{type}</Badge>
        <p className="text-label">{purposes[purpose]}</p>
        {state ? (
          <Badge tone={state.tone} className="ms-auto">
            {state.text}
          </Badge>
        ) : null}
      </div>
      <dl className="flex flex-col">
        <CopyValue label="Name" value={name} of={type} />
        <CopyValue label="Value" value={value} of={type} />
      </dl>
      {state?.instead ? (
        <p className="text-caption text-muted wrap-anywhere">
          Found instead: <code className="font-text text-ink tabular-nums">{state.instead}</code>
        </p>
      ) : null}
    </li>
  );
}
