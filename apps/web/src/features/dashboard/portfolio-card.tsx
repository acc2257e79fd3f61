import type { WebsiteSummary } from "@vitrine/model";
import { Badge, Button, Menu, MenuItem, MenuSeparator, toast, Tooltip } from "@vitrine/ui";
import { clsx } from "clsx";
import { ChartColumn, CircleDot, Copy, CopyPlus, Ellipsis, Eye, Inbox, Trash2 } from "lucide-react";
import { useGo } from "../../lib/navigation.ts";
import { useSession } from "../../lib/session/session-store.ts";
import { ExportItems } from "../../lib/exports/export-items.tsx";
import { TakeDownNotice } from "../../lib/moderation/take-down-notice.tsx";
import { useExport } from "../../lib/exports/use-export.ts";
import { useSiteAddress, useSiteName } from "../../lib/site-address.ts";
import { CardNews } from "./card-news.tsx";
import { isPublishedCard } from "./portfolio-figures.ts";
import { SiteMiniature } from "./site-miniature.tsx";
import { useClonePortfolio } from "./use-new-copies.ts";
import { previewPortfolio, useActivatePortfolio, useEditPortfolio } from "./use-portfolio-actions.ts";

const icon = { size: 18, strokeWidth: 1.75, "aria-hidden": true } as const;
const menuIcon = { ...icon, size: 16 } as const;
const dateFormat = new Intl.DateTimeFormat(undefined, { dateStyle: "medium" });

type PortfolioCardProps = {
  website: WebsiteSummary;
  /** The only card of the collection: miniature at the left, text at the right. */
  isWide: boolean;
  onDelete: () => void;
};

/** One portfolio of the collection. */
export function PortfolioCard({ website, isWide, onDelete }: PortfolioCardProps) {
  const { user } = useSession();
  const isActive = user?.active_website_id === website.id;
  return (
    <article
      aria-label={website.name}
      className={clsx(
        "-ms-4 flex h-full flex-col gap-4 border-s-[3px] ps-[13px]",
        isActive ? "border-brand" : "border-transparent",
        isWide && "lg:flex-row lg:gap-8",
      )}
    >
      <div className={clsx(isWide && "lg:w-[58%]")}>
        <SiteMiniature website={website} />
      </div>
      <div className={clsx("flex min-w-0 flex-1 flex-col", isWide && "lg:py-2")}>
        <div className="flex items-start justify-between gap-3">
          <h3 className="min-w-0 text-h3 wrap-anywhere">{website.name}</h3>
          <span className="flex shrink-0 gap-1.5 pt-0.5">
            {isActive ? <Badge tone="brand">Active</Badge> : null}
            <StatusBadge website={website} />
          </span>
        </div>
        <p className={clsx("mt-1 line-clamp-2 wrap-anywhere", !website.intro && "text-muted")}>
          {website.intro || "No description added yet"}
        </p>
        <div className="mt-3 flex flex-wrap items-center gap-x-4 text-caption text-muted">
          <SiteAddress website={website} />
          <span>Updated {dateFormat.format(new Date(website.updated_at))}</span>
        </div>
        {website.taken_down_at === null ? null : (
          <div className="mt-4">
            <TakeDownNotice website={website} />
          </div>
        )}
        <CardNews website={website} isWide={isWide} />
        <CardActions website={website} isActive={isActive} onDelete={onDelete} />
      </div>
    </article>
  );
}

function StatusBadge({ website }: { website: WebsiteSummary }) {
  if (website.taken_down_at !== null) return <Badge tone="danger">Taken down</Badge>;
  return isPublishedCard(website) ? <Badge tone="success">Published</Badge> : <Badge>Draft</Badge>;
}

function SiteAddress({ website }: { website: WebsiteSummary }) {
  const label = useSiteName(website);
  const shared = useSiteAddress(website);
  if (!label) return <span>No URL set</span>;
  const address = shared ?? new URL(`/p/${website.subdomain ?? ""}`, window.location.origin).href;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      toast.success("Address copied");
    } catch {
      toast.error(`The address could not be copied: ${address}`);
    }
  };
  return (
    <span className="flex min-w-0 items-center">
      <a
        href={address}
        target="_blank"
        rel="noreferrer"
        className="min-w-0 text-brand underline-offset-4 wrap-anywhere hover:underline"
      >
        {label}
      </a>
      <Tooltip text="Copy address">
        <Button
          variant="quiet"
          size="small"
          iconOnly
          aria-label={`Copy address of ${website.name}`}
          onClick={() => void copy()}
        >
          <Copy size={15} strokeWidth={1.75} aria-hidden="true" />
        </Button>
      </Tooltip>
    </span>
  );
}

type CardActionsProps = Omit<PortfolioCardProps, "isWide"> & { isActive: boolean };

function CardActions({ website, isActive, onDelete }: CardActionsProps) {
  const edit = useEditPortfolio();
  const activate = useActivatePortfolio();
  const go = useGo();
  const { clone, isCloning } = useClonePortfolio();
  const download = useExport(website.id);
  return (
    <div className="mt-auto flex gap-2 pt-4">
      <Button className="flex-1 lg:max-w-60" onClick={() => void edit(website)}>
        Edit Portfolio
      </Button>
      <Tooltip text="Preview">
        <Button iconOnly aria-label={`Preview ${website.name}`} onClick={() => previewPortfolio(website)}>
          <Eye {...icon} />
        </Button>
      </Tooltip>
      <Menu
        trigger={
          <Button
            variant="quiet"
            iconOnly
            aria-label={`More about ${website.name}`}
            busy={isCloning || download.isBusy}
            icon={<Ellipsis {...icon} />}
          />
        }
      >
        <MenuItem icon={<ChartColumn {...menuIcon} />} onSelect={() => go(`/websites/${website.id}/analytics`)}>
          Analytics
        </MenuItem>
        <MenuItem icon={<Inbox {...menuIcon} />} onSelect={() => go(`/websites/${website.id}/messages`)}>
          Messages
        </MenuItem>
        {isActive ? null : (
          <MenuItem icon={<CircleDot {...menuIcon} />} onSelect={() => void activate(website)}>
            Make active
          </MenuItem>
        )}
        <MenuItem icon={<CopyPlus {...menuIcon} />} disabled={isCloning} onSelect={() => clone(website)}>
          Clone
        </MenuItem>
        <MenuSeparator />
        <ExportItems download={download} />
        <MenuSeparator />
        <MenuItem danger icon={<Trash2 {...menuIcon} />} onSelect={onDelete}>
          Delete Portfolio
        </MenuItem>
      </Menu>
    </div>
  );
}
