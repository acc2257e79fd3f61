import { useFieldControl } from "@vitrine/ui";
import { limits } from "@vitrine/model";
import { clsx } from "clsx";
import { ImagePlus } from "lucide-react";
import { useRef } from "react";
import { acceptedPictures, pictureFormats, sizeWords } from "./file-rules.ts";

type DropZoneProps = {
  count: number;
  max: number;
  canTake: boolean;
  /** Files are held over the field. */
  isOver: boolean;
  onFiles: (files: File[]) => void;
};

/** Where pictures are chosen, dropped or pasted. */
export function DropZone({ count, max, canTake, isOver, onFiles }: DropZoneProps) {
  const control = useFieldControl();
  const input = useRef<HTMLInputElement>(null);
  const take = () => {
    const files = [...(input.current?.files ?? [])];
    if (input.current) input.current.value = "";
    if (files.length > 0) onFiles(files);
  };
  return (
    <>
      <input {...control} ref={input} type="file" accept={acceptedPictures} multiple={max > 1} hidden onChange={take} />
      <button
        type="button"
        aria-describedby={control["aria-describedby"]}
        disabled={!canTake}
        onClick={() => input.current?.click()}
        className={clsx(
          "flex w-full items-center gap-4 rounded-l border border-dashed px-4 text-start disabled:cursor-not-allowed disabled:bg-sunken",
          count === 0 ? "py-6" : "py-3",
          isOver ? "border-brand bg-tint" : "border-edge enabled:hover:bg-tint",
        )}
      >
        <ImagePlus size={24} strokeWidth={1.75} aria-hidden className="shrink-0 text-brand" />
        <span className="flex min-w-0 flex-1 flex-col">
          <span className="text-label">
            {canTake
              ? max > 1
                ? "Choose pictures, drop or paste them"
                : "Choose a picture, drop or paste it"
              : "All places are taken"}
          </span>
          <span className="text-caption text-muted">
            {pictureFormats}, up to {sizeWords(limits.workPictureBytes)} each
          </span>
        </span>
        <span className="shrink-0 self-start text-caption text-muted tabular-nums">
          {count} of {max}
        </span>
      </button>
    </>
  );
}
