import type { Website } from "@vitrine/model";
import { partsOf } from "./website-parts.ts";

/** Everything that a website says and shows, to look through: each section opens. */
export function WebsiteContent({ website }: { website: Website }) {
  const parts = partsOf(website);
  if (parts.length === 0) return <p className="py-2 text-label font-normal text-muted">Nothing is written yet.</p>;
  return (
    <div className="divide-y divide-line">
      {parts.map(({ title, entries }, part) => (
        // Two sections may bear one title, and the order does not change here.
        // oxlint-disable-next-line react/no-array-index-key
        <details key={part}>
          <summary className="min-h-11 cursor-pointer content-center text-label md:min-h-9">
            {title} <span className="font-normal text-muted">({entries.length})</span>
          </summary>
          <ul className="pb-3 text-label font-normal">
            {entries.map(({ heading, text, pictures }, index) => (
              // Entries of some sections have no number, and their order does not change here.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={index} className="py-1.5 wrap-anywhere">
                {heading ? <p className="font-semibold">{heading}</p> : null}
                {text ? <p className="whitespace-pre-line text-muted">{text}</p> : null}
                {pictures.length > 0 ? (
                  <div className="mt-1 flex flex-wrap gap-2">
                    {pictures.map(({ img, caption }) => (
                      <a key={img} href={img} target="_blank" rel="noreferrer">
                        <img src={img} alt={caption || "Without a caption"} loading="lazy" className="h-24" />
                      </a>
                    ))}
                  </div>
                ) : null}
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}
