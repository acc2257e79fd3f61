import { useQuery } from "@tanstack/react-query";
import { planRules, type Invoice, type InvoiceStatus } from "@vitrine/model";
import { Badge, Button, ErrorState, Skeleton, type BadgeTone } from "@vitrine/ui";
import { Download } from "lucide-react";
import { useState } from "react";
import { dollars, longDate } from "../../lib/plans/words.ts";
import { invoicesQuery } from "../../lib/queries/billing.ts";
import { useInvoiceDownload } from "./use-invoice-download.ts";

const statuses: Readonly<Record<InvoiceStatus, { word: string; tone: BadgeTone }>> = {
  paid: { word: "Paid", tone: "success" },
  open: { word: "Open", tone: "warning" },
  void: { word: "Void", tone: "neutral" },
  uncollectible: { word: "Not paid", tone: "danger" },
  refunded: { word: "Refunded", tone: "info" },
  partially_refunded: { word: "Partly refunded", tone: "info" },
};

/** Every invoice, newest first, each as PDF. */
export function Invoices() {
  const [page, setPage] = useState(1);
  const invoices = useQuery(invoicesQuery(page));
  return (
    <section aria-labelledby="invoices" className="mt-12">
      <h2 id="invoices" className="text-h2">
        Invoices
      </h2>
      {invoices.isPending ? <Skeleton className="mt-4 h-32" /> : null}
      {invoices.isError ? (
        <ErrorState
          title="Your invoices could not be loaded"
          text="Check your connection and try again."
          onRetry={() => void invoices.refetch()}
          busy={invoices.isFetching}
        />
      ) : null}
      {invoices.data ? <List invoices={invoices.data.data} /> : null}
      {invoices.data && invoices.data.meta.last_page > 1 ? (
        <Pager page={page} last={invoices.data.meta.last_page} busy={invoices.isFetching} onPage={setPage} />
      ) : null}
    </section>
  );
}

function List({ invoices }: { invoices: Invoice[] }) {
  const { download, loadingId } = useInvoiceDownload();
  if (invoices.length === 0) return <p className="mt-3 text-muted">No invoices so far.</p>;
  return (
    <table className="mt-4 w-full text-app max-md:block">
      <thead className="max-md:sr-only">
        <tr className="bg-sunken text-caption text-muted [&>th]:px-3 [&>th]:py-2 [&>th]:text-start [&>th]:font-semibold">
          <th scope="col">Number</th>
          <th scope="col">Date</th>
          <th scope="col">Plan</th>
          <th scope="col" className="text-end!">
            Amount
          </th>
          <th scope="col">Status</th>
          <th scope="col">
            <span className="sr-only">PDF</span>
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line border-b border-line max-md:block max-md:border-t">
        {invoices.map((invoice) => (
          <Row
            key={invoice.id}
            invoice={invoice}
            isLoading={loadingId === invoice.id}
            onDownload={() => download(invoice)}
          />
        ))}
      </tbody>
    </table>
  );
}

type RowProps = { invoice: Invoice; isLoading: boolean; onDownload: () => void };

/** A row of the table; on the phone a stack with the number and amount on top. */
function Row({ invoice, isLoading, onDownload }: RowProps) {
  const { number, date, plan, billing_cycle: billing, amount, status } = invoice;
  const { word, tone } = statuses[status];
  return (
    <tr className="tabular-nums max-md:grid max-md:grid-cols-[1fr_auto] max-md:items-center max-md:gap-x-4 max-md:py-3 md:[&>*]:px-3 md:[&>*]:py-2">
      <th scope="row" className="text-start font-semibold">
        {number}
      </th>
      <td className="max-md:order-2 max-md:text-muted">{longDate(date)}</td>
      <td className="max-md:order-4 max-md:text-muted">
        {planRules[plan].displayName}, {billing}
      </td>
      <td className="text-end max-md:order-1">{dollars(amount)}</td>
      <td className="max-md:order-3 max-md:text-end">
        <Badge tone={tone}>{word}</Badge>
      </td>
      <td className="text-end max-md:order-5">
        <Button
          variant="quiet"
          size="small"
          className="max-md:-me-3 max-md:min-h-11"
          aria-label={`Download invoice ${number} as PDF`}
          icon={<Download size={16} strokeWidth={1.75} aria-hidden="true" />}
          busy={isLoading}
          onClick={onDownload}
        >
          PDF
        </Button>
      </td>
    </tr>
  );
}

type PagerProps = { page: number; last: number; busy: boolean; onPage: (page: number) => void };

function Pager({ page, last, busy, onPage }: PagerProps) {
  return (
    <nav aria-label="Pages of invoices" className="mt-4 flex items-center gap-4">
      <Button size="small" disabled={page === 1} busy={busy && page > 1} onClick={() => onPage(page - 1)}>
        Newer
      </Button>
      <p className="text-caption text-muted tabular-nums">
        Page {page} of {last}
      </p>
      <Button size="small" disabled={page === last} onClick={() => onPage(page + 1)}>
        Older
      </Button>
    </nav>
  );
}
