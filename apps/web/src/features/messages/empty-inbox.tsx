import { Link } from "@tanstack/react-router";
import type { WebsiteSummary } from "@vitrine/model";
import { buttonClass, EmptyState } from "@vitrine/ui";

/** No messages yet: where the form is that brings them, or what brings the form. */
export function EmptyInbox({ site }: { site: WebsiteSummary | undefined }) {
  const isPublished = site?.status === "published" && site.subdomain !== null;
  return (
    <EmptyState
      drawing={<Envelope />}
      title="No messages yet"
      text={
        isPublished
          ? "Your published website has a contact form. What visitors write there arrives here and by mail."
          : "Once this website is published it has a contact form. What visitors write there arrives here and by mail."
      }
      actions={
        site === undefined ? null : isPublished ? (
          <a href={`/p/${site.subdomain}/contact`} target="_blank" rel="noreferrer" className={buttonClass()}>
            Open the contact form
          </a>
        ) : (
          <Link to="/builder/$id" params={{ id: String(site.id) }} className={buttonClass()}>
            Open the builder
          </Link>
        )
      }
    />
  );
}

function Envelope() {
  return (
    <svg width="96" height="64" viewBox="0 0 96 64" fill="none" aria-hidden="true" className="stroke-edge">
      <path d="M8 8h80v48H8z M8 8l40 28L88 8" strokeWidth="1.5" />
    </svg>
  );
}
