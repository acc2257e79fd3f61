import { Link } from "@tanstack/react-router";
import { CreditCard, LayoutGrid, PenLine, Plus } from "lucide-react";
import type { ReactNode } from "react";
import { useCreatePortfolio } from "../lib/portfolios/use-create-portfolio.ts";
import { useSession } from "../lib/session/session-store.ts";
import { UnreadMark } from "./unread-mark.tsx";

const itemClass =
  "relative flex min-h-14 flex-1 flex-col items-center justify-center gap-0.5 border-t-2 border-transparent text-micro text-muted " +
  "focus-visible:-outline-offset-2 aria-[current=page]:border-brand aria-[current=page]:text-ink";

/** Navigation below 1024 px: sites, builder, a new site, plan. The account menu stays in the top bar. */
export function BottomBar() {
  const { activeWebsite } = useSession();
  const create = useCreatePortfolio("sidebar");
  return (
    <nav
      aria-label="Main"
      data-bar="bottom"
      className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <ul className="flex">
        <Item>
          <Link to="/dashboard" activeOptions={{ exact: true, includeSearch: false }} className={itemClass}>
            <LayoutGrid size={20} strokeWidth={1.75} aria-hidden="true" />
            Sites
            <UnreadMark className="absolute start-1/2 top-1.5 ms-3.5" />
          </Link>
        </Item>
        {activeWebsite ? (
          <Item>
            <Link to="/builder/$id" params={{ id: String(activeWebsite.id) }} className={itemClass}>
              <PenLine size={20} strokeWidth={1.75} aria-hidden="true" />
              Builder
            </Link>
          </Item>
        ) : null}
        <Item>
          <button type="button" onClick={() => void create()} className={itemClass}>
            <Plus size={20} strokeWidth={1.75} aria-hidden="true" />
            Create
          </button>
        </Item>
        <Item>
          <Link to="/subscription" className={itemClass}>
            <CreditCard size={20} strokeWidth={1.75} aria-hidden="true" />
            Plan
          </Link>
        </Item>
      </ul>
    </nav>
  );
}

function Item({ children }: { children: ReactNode }) {
  return <li className="flex min-w-0 flex-1">{children}</li>;
}
