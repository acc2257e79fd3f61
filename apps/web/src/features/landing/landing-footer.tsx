import { Link } from "@tanstack/react-router";
import { Mark } from "@vitrine/ui";
import type { ReactNode } from "react";
import { storiesLink } from "./landing-header.tsx";

const linkClass = "inline-flex min-h-11 items-center text-muted underline-offset-4 hover:underline md:min-h-8";

/** Three columns and the small print. */
export function LandingFooter({ hasStories }: { hasStories: boolean }) {
  return (
    <footer className="border-t border-line">
      <div className="page-gutter mx-auto grid max-w-[90rem] grid-cols-2 gap-8 py-10 md:grid-cols-[2fr_1fr_1fr_1fr] md:py-12">
        <div className="max-md:col-span-2">
          <Mark word="Vitrine" />
          <p className="mt-3 max-w-[36ch] text-caption text-muted">
            Your CV stays yours: you can delete it and everything made from it at any time.
          </p>
        </div>
        <Column title="Product">
          <FooterLink href="#features" label="Features" />
          <FooterLink href="#templates" label="Templates" />
          <FooterLink href="#pricing" label="Pricing" />
          {hasStories ? <FooterLink {...storiesLink} /> : null}
        </Column>
        <Column title="Support">
          <Link to="/help" className={linkClass}>
            Help
          </Link>
          <Link to="/support" className={linkClass}>
            Contact support
          </Link>
          <Link to="/forgot-password" className={linkClass}>
            Reset your password
          </Link>
          <a href="/developers" className={linkClass}>
            For developers
          </a>
        </Column>
        <Column title="Company">
          <Link to="/terms" className={linkClass}>
            Terms
          </Link>
          <Link to="/privacy" className={linkClass}>
            Privacy
          </Link>
        </Column>
      </div>
    </footer>
  );
}

export function FooterLink({ href, label }: { href: string; label: string }) {
  return (
    <a href={href} className={linkClass}>
      {label}
    </a>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav aria-label={title} className="flex flex-col items-start">
      <p className="mb-1 text-label">{title}</p>
      {children}
    </nav>
  );
}
