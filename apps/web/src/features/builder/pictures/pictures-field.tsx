import type { EntryPicture } from "@vitrine/model";
import { Button } from "@vitrine/ui";
import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";

const icon = { size: 16, strokeWidth: 1.75, "aria-hidden": true } as const;

export type PicturesFieldProps = {
  value: readonly EntryPicture[];
  onChange: (pictures: EntryPicture[]) => void;
  /** So many pictures an entry may have. */
  max: number;
  websiteId: number;
};

/** The pictures of an entry in their order. */
export function PicturesField({ value, onChange, max }: PicturesFieldProps) {
  const swap = (from: number, to: number) =>
    onChange(value.map((picture, index) => value[index === from ? to : index === to ? from : index] ?? picture));
  return (
    <div className="flex flex-col gap-2">
      {value.length === 0 ? null : (
        <ol className="flex flex-col border-y border-line">
          {value.map((picture, index) => (
            <li
              key={`${picture.media_id ?? picture.img}-${index}`}
              className="flex items-center gap-2 border-b border-line py-2 last:border-b-0"
            >
              <img src={picture.img} alt={picture.caption || `Picture ${index + 1}`} className="size-12 object-cover" />
              <span className="me-auto min-w-0 text-caption wrap-anywhere">{picture.caption}</span>
              <Button
                variant="quiet"
                size="small"
                iconOnly
                disabled={index === 0}
                aria-label={`Move picture ${index + 1} up`}
                icon={<ArrowUp {...icon} />}
                onClick={() => swap(index, index - 1)}
              />
              <Button
                variant="quiet"
                size="small"
                iconOnly
                disabled={index === value.length - 1}
                aria-label={`Move picture ${index + 1} down`}
                icon={<ArrowDown {...icon} />}
                onClick={() => swap(index, index + 1)}
              />
              <Button
                variant="quiet"
                size="small"
                iconOnly
                aria-label={`Remove picture ${index + 1}`}
                icon={<Trash2 {...icon} />}
                onClick={() => onChange(value.filter((_, at) => at !== index))}
              />
            </li>
          ))}
        </ol>
      )}
      <p className="text-caption text-muted tabular-nums">{`${value.length} of ${max} pictures`}</p>
    </div>
  );
}
