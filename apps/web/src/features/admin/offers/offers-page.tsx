import { queryOptions, useQuery } from "@tanstack/react-query";
import type { Offer } from "@vitrine/model";
import { Button, Drawer, EmptyState, ErrorState, Progress, Skeleton } from "@vitrine/ui";
import { Plus } from "lucide-react";
import { useId } from "react";
import { adminApi } from "../../../lib/admin-api.ts";
import { count } from "../../../lib/charts/period-words.ts";
import { failureMessage } from "../../../lib/form-errors.ts";
import { useListSearch } from "../list/list-search.ts";
import { RowTable, type Column } from "../list/row-table.tsx";
import { AdminHeading } from "../parts/admin-heading.tsx";
import { StateBadge } from "../parts/state-badge.tsx";
import { OfferDrawer } from "./offer-drawer.tsx";
import { OfferForm } from "./offer-form.tsx";
import { discountWords, scopeWords, spotWords, stateOf, timeWords } from "./offer-words.ts";

const offersQuery = queryOptions({
  queryKey: ["admin", "offers"],
  queryFn: async ({ signal }) => (await adminApi.adminOffers.listOffers({}, { signal })).data,
  staleTime: 0,
});

const columns: readonly [Column<Offer>, ...Column<Offer>[]] = [
  { name: "Code", cell: ({ code }) => code ?? "–" },
  { name: "Name", isLong: true, cell: ({ name }) => name },
  { name: "State", cell: (offer) => <StateBadge state={stateOf(offer)} /> },
  { name: "Discount", cell: discountWords },
  { name: "For", from: "lg", cell: scopeWords },
  { name: "Spots", atEnd: true, from: "lg", cell: spotWords },
  { name: "Time", atEnd: true, from: "xl", cell: timeWords },
];

/** `/admin/offers`: the launch special and coupons. */
export function OffersPage() {
  const { search, change } = useListSearch();
  const { data, isPending, isError, error, refetch, isFetching } = useQuery(offersQuery);
  const opened = data?.find(({ id }) => String(id) === search["open"]);
  const close = () => change({ open: undefined });
  return (
    <>
      <AdminHeading
        title="Offers"
        text="What new checkouts can be had for. Subscriptions that run already stay as they are."
      />
      {isPending ? <Skeleton className="mt-6 h-96" /> : null}
      {isError ? (
        <ErrorState
          title="The offers could not be loaded"
          text={failureMessage(error, "Check your connection and try again.")}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      ) : null}
      {data ? <Offers offers={data} onOpen={(id) => change({ open: id }, { isStep: true })} /> : null}
      {search["open"] === "new" ? (
        <Drawer title="New coupon" onClose={close}>
          <div className="pt-5">
            <OfferForm kind="coupon" offer={null} onDone={close} />
          </div>
        </Drawer>
      ) : null}
      {opened ? <OfferDrawer key={opened.id} offer={opened} onClose={close} /> : null}
    </>
  );
}

function Offers({ offers, onOpen }: { offers: readonly Offer[]; onOpen: (id: string) => void }) {
  const coupons = offers.filter(({ kind }) => kind === "coupon");
  const specials = offers.filter(({ kind }) => kind === "launch_special");
  const special = specials.find(({ enabled }) => enabled) ?? specials[0] ?? null;
  const id = useId();
  return (
    <>
      <LaunchSpecial offer={special} />
      <section aria-labelledby={id} className="mt-8 border-t border-line pt-8">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id={id} className="text-h2">
            Coupons
          </h2>
          <Button icon={<Plus size={16} strokeWidth={1.75} aria-hidden="true" />} onClick={() => onOpen("new")}>
            New coupon
          </Button>
        </div>
        {coupons.length === 0 ? (
          <EmptyState title="No coupons" text="A coupon is a code that makes a new subscription cheaper." />
        ) : (
          <div className="mt-4">
            <RowTable
              label="Coupons"
              rows={coupons}
              columns={columns}
              keyOf={(offer) => offer.id}
              nameOf={(offer) => offer.code ?? offer.name}
              onOpen={(offer) => onOpen(String(offer.id))}
              sort=""
              onSort={() => undefined}
            />
          </div>
        )}
      </section>
    </>
  );
}

function LaunchSpecial({ offer }: { offer: Offer | null }) {
  const id = useId();
  const total = offer?.total_spots ?? 0;
  const used = total - (offer?.spots_left ?? total);
  return (
    <section aria-labelledby={id} className="mt-6 grid gap-x-12 gap-y-5 lg:grid-cols-[18rem_minmax(0,36rem)]">
      <div>
        <div className="flex items-center gap-3">
          <h2 id={id} className="text-h2">
            Launch special
          </h2>
          {offer ? <StateBadge state={stateOf(offer)} /> : null}
        </div>
        <p className="mt-2 max-w-[40ch] text-caption text-muted">
          The prices of the start page and of new checkouts, as long as there are spots. Only one can be on.
        </p>
        {offer && total > 0 ? (
          <div className="mt-4">
            <Progress label="Spots used" value={(used / total) * 100} />
            <p className="mt-2 text-caption tabular-nums">
              {count(used)} of {count(total)} spots used
            </p>
          </div>
        ) : null}
      </div>
      <OfferForm key={offer?.updated_at ?? "new"} kind="launch_special" offer={offer} />
    </section>
  );
}
