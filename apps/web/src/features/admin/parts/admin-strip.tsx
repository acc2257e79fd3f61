import { Link } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { adminFeatures, adminModeration, adminOperations, adminPages } from "../../../lib/admin-pages.ts";

/** The admin pages in a row that scrolls, where there is no sidebar. */
export function AdminStrip() {
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    row.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", inline: "center" });
  }, []);
  return (
    <nav
      aria-label="Admin pages"
      className="-mx-4 mb-5 overflow-x-auto border-b border-line px-4 md:-mx-6 md:px-6 lg:hidden"
    >
      <ul ref={row} className="flex gap-5">
        {[...adminPages, ...adminModeration.pages, ...adminFeatures.pages, ...adminOperations.pages].map(
          ({ label, to }) => (
            <li key={to}>
              <Link
                to={to}
                activeOptions={{ exact: true, includeSearch: false }}
                className="-mb-px flex min-h-11 items-center border-b-2 border-transparent text-label whitespace-nowrap text-muted focus-visible:-outline-offset-2 aria-[current=page]:border-brand aria-[current=page]:text-ink"
              >
                {label}
              </Link>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
