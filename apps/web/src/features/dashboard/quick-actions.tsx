import { Link } from "@tanstack/react-router";
import { planRules } from "@vitrine/model";
import { FolderPlus, Palette, PenLine, Search, UserRound } from "lucide-react";
import type { ComponentType } from "react";
import type { BuilderSectionId } from "../../lib/builder-sections.ts";
import { showSearch } from "../../lib/page-header.tsx";
import { useSession } from "../../lib/session/session-store.ts";

type Icon = ComponentType<{ size?: number; strokeWidth?: number; className?: string }>;
type Action = { label: string; section: BuilderSectionId; Icon: Icon };

const actions: readonly Action[] = [
  { label: "Add a project", section: "projects", Icon: FolderPlus },
  { label: "Write a post", section: "blog", Icon: PenLine },
  { label: "Change the design", section: "design", Icon: Palette },
  { label: "Update your details", section: "personal", Icon: UserRound },
];

const actionClass =
  "flex min-h-9 items-center gap-2 text-caption underline-offset-4 hover:underline max-md:min-h-11 text-start";
const icon = { size: 15, strokeWidth: 1.75, className: "shrink-0 text-muted", "aria-hidden": true } as const;

/** What is done most often, on the active website, one press away. */
export function QuickActions() {
  const { user, activeWebsite } = useSession();
  const hasBlog = user !== null && planRules[user.current_plan].blog;
  const shown = activeWebsite ? actions.filter(({ section }) => section !== "blog" || hasBlog) : [];
  return (
    <div className="min-w-0">
      <h2 className="font-text text-label text-muted">Quick actions</h2>
      <ul className="mt-1 grid grid-cols-2 gap-x-4 md:max-lg:grid-cols-1">
        {shown.map(({ label, section, Icon }) => (
          <li key={label}>
            <Link
              to="/builder/$id"
              params={{ id: String(activeWebsite?.id) }}
              search={{ section }}
              className={actionClass}
            >
              <Icon {...icon} />
              {label}
            </Link>
          </li>
        ))}
        <li>
          <button type="button" className={actionClass} onClick={() => showSearch(true)}>
            <Search {...icon} />
            Search everything
          </button>
        </li>
      </ul>
    </div>
  );
}
