import { Link, useSearch } from "@tanstack/react-router";
import { buttonClass, Mark } from "@vitrine/ui";
import { clsx } from "clsx";
import { Menu as MenuIcon, X } from "lucide-react";
import { useEffect, useRef, useState, type RefObject } from "react";

type SectionLink = { href: string; label: string };

export const storiesLink: SectionLink = { href: "#testimonials", label: "Stories" };
const sections: readonly SectionLink[] = [
  { href: "#features", label: "Features" },
  { href: "#templates", label: "Templates" },
  { href: "#pricing", label: "Pricing" },
  storiesLink,
];

/** After so many pixels of scroll the header takes a ground (document 1, section 2.3). */
const scrolledAfterPixels = 20;

/** Section links, Sign In and Get Started; a sheet on the phone that closes on Escape and outside clicks. */
export function LandingHeader({ hasStories }: { hasStories: boolean }) {
  const links = hasStories ? sections : sections.filter((section) => section !== storiesLink);
  const isScrolled = useIsScrolled();
  const [isOpen, setOpen] = useState(false);
  const header = useRef<HTMLElement>(null);
  useCloseOutside(header, isOpen, () => setOpen(false));
  return (
    <header
      ref={header}
      className={clsx(
        "sticky top-0 z-30 border-b transition-colors duration-(--t-2)",
        isScrolled || isOpen ? "border-line bg-surface/92" : "border-transparent",
      )}
    >
      <div className="page-gutter mx-auto flex min-h-16 max-w-[90rem] items-center gap-2">
        <Link to="/" aria-label="Vitrine, start page" className="me-auto rounded-s">
          <Mark word="Vitrine" />
        </Link>
        <nav aria-label="Page" className="hidden md:flex">
          {links.map((section) => (
            <HeaderLink key={section.href} {...section} />
          ))}
        </nav>
        <AccountLinks className="hidden sm:flex" />
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls="landing-menu"
          aria-label={isOpen ? "Close menu" : "Open menu"}
          onClick={() => setOpen(!isOpen)}
          className={buttonClass({ variant: "quiet", iconOnly: true, className: "-me-2 md:hidden!" })}
        >
          {isOpen ? <X size={20} strokeWidth={1.75} /> : <MenuIcon size={20} strokeWidth={1.75} />}
        </button>
      </div>
      <div id="landing-menu" hidden={!isOpen} className="page-gutter border-t border-line pt-2 pb-4 md:hidden">
        {links.map((section) => (
          <HeaderLink key={section.href} {...section} isInMenu onFollow={() => setOpen(false)} />
        ))}
        <AccountLinks className="flex pt-2 sm:hidden" />
      </div>
    </header>
  );
}

type HeaderLinkProps = SectionLink & { isInMenu?: boolean; onFollow?: () => void };

export function HeaderLink({ href, label, isInMenu = false, onFollow }: HeaderLinkProps) {
  const className = isInMenu ? "flex min-h-12 items-center text-label" : buttonClass({ variant: "quiet" });
  return (
    <a href={href} onClick={onFollow} className={className}>
      {label}
    </a>
  );
}

function AccountLinks({ className }: { className: string }) {
  const { redirect } = useSearch({ strict: false });
  return (
    <div className={clsx("gap-2", className)}>
      <Link to="/login" search={{ redirect }} className={buttonClass({ variant: "quiet" })}>
        Sign In
      </Link>
      <Link to="/register" search={{ source: "landing_header", redirect }} className={buttonClass()}>
        Get Started
      </Link>
    </div>
  );
}

function useIsScrolled(): boolean {
  const [isScrolled, setScrolled] = useState(false);
  useEffect(() => {
    const update = () => setScrolled(window.scrollY > scrolledAfterPixels);
    update();
    window.addEventListener("scroll", update, { passive: true });
    return () => window.removeEventListener("scroll", update);
  }, []);
  return isScrolled;
}

function useCloseOutside(box: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void) {
  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape") close();
    };
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) close();
    };
    document.addEventListener("keydown", onKey);
    document.addEventListener("pointerdown", onPress);
    return () => {
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("pointerdown", onPress);
    };
  });
}
