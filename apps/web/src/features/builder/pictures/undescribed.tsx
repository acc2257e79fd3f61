import type { Media } from "@vitrine/model";
import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { describing, DescriptionField } from "./description-field.tsx";
import { nameOf, thumbnailOf } from "./placed-pictures.ts";

type UndescribedProps = { websiteId: number; media: readonly Media[]; onSaid: () => void };

/** Pictures of the whole website that lack a description, so that they can be described in one go. */
export function Undescribed({ websiteId, media, onSaid }: UndescribedProps) {
  const [isOpen, setOpen] = useState(false);
  /** Those that were open stay while they are described. */
  const [opened, setOpened] = useState<readonly number[]>([]);
  const lacking = media.filter(({ alt }) => alt.trim() === "");
  const shown = isOpen ? media.filter(({ id, alt }) => alt.trim() === "" || opened.includes(id)) : lacking;
  if (shown.length === 0) return null;
  return (
    <details
      className="group border-s-[3px] border-warn bg-warn-tint"
      onToggle={(event) => {
        setOpen(event.currentTarget.open);
        setOpened(lacking.map(({ id }) => id));
      }}
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 px-4 py-2 text-label [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">
          {lacking.length === 0
            ? "Every picture of your site is described."
            : lacking.length === 1
              ? "1 picture of your site lacks a description"
              : `${lacking.length} pictures of your site lack a description`}
        </span>
        <ChevronDown
          size={16}
          strokeWidth={1.75}
          aria-hidden
          className="shrink-0 transition-transform duration-(--t-1) group-open:rotate-180"
        />
      </summary>
      {isOpen ? (
        <div className="flex flex-col gap-4 bg-surface p-4">
          <p className="text-caption text-muted">{describing}</p>
          <ul className="flex flex-col gap-4">
            {shown.map((picture, index) => (
              <li key={picture.id} className="flex items-start gap-3">
                <img
                  src={thumbnailOf({ img: picture.url, sources: picture.sources })}
                  alt=""
                  loading="lazy"
                  className="h-14 w-18 shrink-0 object-cover"
                  style={{ backgroundColor: picture.placeholder }}
                />
                <div className="min-w-0 flex-1">
                  <DescriptionField
                    websiteId={websiteId}
                    mediaId={picture.id}
                    alt={picture.alt}
                    name={nameOf({ caption: picture.caption }, index)}
                    onStored={onSaid}
                    isExplained={false}
                  />
                </div>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </details>
  );
}
