import type { WebsiteSummary } from "@vitrine/model";
import { ConfirmDialog, EmptyState, Skeleton, TextInput } from "@vitrine/ui";
import { clsx } from "clsx";
import { Search } from "lucide-react";
import { useState, type ReactNode } from "react";
import { EmptyCase } from "./empty-case.tsx";
import { PortfolioCard } from "./portfolio-card.tsx";
import { searchPortfolios } from "./portfolio-figures.ts";
import { useDeletePortfolio } from "./use-portfolio-actions.ts";

const gridClass = "grid grid-cols-[repeat(auto-fill,minmax(min(20rem,100%),1fr))] gap-x-8 gap-y-12";

/** 'Your Portfolio Collection': search, cards, empty states, deletion. */
export function Collection({ websites, createButtons }: { websites: WebsiteSummary[]; createButtons: ReactNode }) {
  const [search, setSearch] = useState("");
  const [doomed, setDoomed] = useState<WebsiteSummary | null>(null);
  const { remove, isDeleting } = useDeletePortfolio(() => setDoomed(null));
  const found = searchPortfolios(websites, search);
  const isSearching = search.trim() !== "";
  const isSingle = websites.length === 1 && found.length === 1;
  return (
    <section aria-labelledby="collection-title" className="mt-12">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 id="collection-title" className="text-h2">
          Your Portfolio Collection
        </h2>
        {websites.length > 0 ? (
          <search className="w-full sm:w-72">
            <TextInput
              type="search"
              aria-label="Search your portfolios"
              placeholder="Search your portfolios..."
              leading={<Search size={16} strokeWidth={1.75} aria-hidden="true" />}
              value={search}
              onChange={(event) => setSearch(event.target.value)}
            />
          </search>
        ) : null}
      </div>
      <output className="sr-only">{isSearching ? `${found.length} found` : ""}</output>
      {found.length === 0 ? (
        <EmptyState
          drawing={<EmptyCase />}
          title="No portfolios found"
          text={isSearching ? "No portfolios match your search." : "Create your first portfolio to get started."}
          actions={isSearching ? undefined : createButtons}
        />
      ) : (
        <ul className={clsx("mt-6", isSingle ? "block" : gridClass)}>
          {found.map((website) => (
            <li key={website.id} className="min-w-0">
              <PortfolioCard website={website} isWide={isSingle} onDelete={() => setDoomed(website)} />
            </li>
          ))}
        </ul>
      )}
      <ConfirmDialog
        open={doomed !== null}
        onOpenChange={() => setDoomed(null)}
        title="Delete Portfolio Website"
        message={`"${doomed?.name ?? ""}" goes with all its content, and its public page disappears. This action cannot be undone.`}
        confirmLabel="Delete"
        busyLabel="Deleting…"
        destructive
        busy={isDeleting}
        onConfirm={() => (doomed ? void remove(doomed) : undefined)}
      />
    </section>
  );
}

/** The collection's grid while the list is loading. */
export function CollectionSkeleton() {
  return (
    <div className={clsx("mt-12", gridClass)}>
      {[1, 2, 3].map((card) => (
        <div key={card} className="flex flex-col gap-4">
          <Skeleton className="aspect-[16/10]" />
          <Skeleton className="h-5 w-1/2" />
          <Skeleton className="h-10" />
        </div>
      ))}
    </div>
  );
}
