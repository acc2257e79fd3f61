import { Link } from "@tanstack/react-router";
import { Mark } from "@vitrine/ui";
import type { ReactNode } from "react";
import { TopBarSlotTarget } from "../lib/page-header.tsx";

/** The same at the foot of every small page, so that help is always at one place. */
const footerLinks = [
  { to: "/help", label: "Help" },
  { to: "/support", label: "Support" },
  { to: "/privacy", label: "Privacy" },
  { to: "/terms", label: "Terms" },
] as const;

/** Mark at the left, the page's own controls (step bar, exit) beside it, nothing else. */
export function MinimalLayout({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-[calc(100dvh-var(--shell-top))] flex-col">
      <header className="page-gutter flex min-h-16 items-center gap-4">
        <Link to="/" aria-label="Vitrine, start page" className="rounded-s">
          <Mark word="Vitrine" />
        </Link>
        <TopBarSlotTarget className="flex min-w-0 flex-1 items-center justify-end gap-3" />
      </header>
      <main id="main" tabIndex={-1} className="flex flex-1 flex-col outline-none">
        {children}
      </main>
      <footer className="page-gutter border-t border-line py-3">
        <nav aria-label="Help and legal" className="flex flex-wrap gap-x-5 text-caption text-muted">
          {footerLinks.map(({ to, label }) => (
            <Link
              key={to}
              to={to}
              className="inline-flex min-h-11 items-center md:min-h-8 underline-offset-4 hover:underline"
            >
              {label}
            </Link>
          ))}
        </nav>
      </footer>
    </div>
  );
}
