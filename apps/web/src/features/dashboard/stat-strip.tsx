import type { PortfolioFigures } from "./portfolio-figures.ts";

type StatStripProps = { figures: PortfolioFigures; createdThisMonth: number };

/** Four numbers on one hairline row. */
export function StatStrip({ figures, createdThisMonth }: StatStripProps) {
  return (
    <dl className="grid grid-cols-2 gap-y-6 border-y border-line py-5 md:grid-cols-4">
      <Stat
        label="Total Portfolio Websites"
        value={figures.total}
        note={createdThisMonth > 0 ? `+${createdThisMonth} this month` : null}
      />
      <Stat label="Published" value={figures.published} note={`${figures.publishedPercent}% published`} />
      <Stat label="Total Sections" value={figures.sections} note={null} />
      <Stat label="Drafts" value={figures.drafts} note={null} />
    </dl>
  );
}

function Stat({ label, value, note }: { label: string; value: number; note: string | null }) {
  return (
    <div className="flex flex-col pe-4">
      <dt className="order-2 mt-1 text-caption text-muted">{label}</dt>
      <dd className="order-1 flex flex-wrap items-baseline gap-x-2">
        <span className="font-display text-h1 tabular-nums">{value}</span>
        {note ? <span className="text-caption text-muted">{note}</span> : null}
      </dd>
    </div>
  );
}
