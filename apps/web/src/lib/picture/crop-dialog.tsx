import { Button, Dialog, Segments } from "@vitrine/ui";
import { useEffect, useRef, useState } from "react";
import ReactCrop, { type PercentCrop } from "react-image-crop";
import "react-image-crop/dist/ReactCrop.css";
import { cropFile } from "./crop-file.ts";
import { centredArea } from "./crop-geometry.ts";

const shapes = [
  { value: "square", label: "Square", aspect: 1 },
  { value: "upright", label: "Upright", aspect: 3 / 4 },
  { value: "free", label: "Free", aspect: null },
] as const;

type Shape = (typeof shapes)[number]["value"];

const aspectOf = (shape: Shape) => shapes.find(({ value }) => value === shape)?.aspect ?? null;

type CropDialogProps = {
  file: File;
  confirmLabel: string;
  onCropped: (file: File) => void;
  onFailed: () => void;
  onClose: () => void;
};

/** Choosing the part of a picture that is kept, by pointer or with the arrow keys. */
export function CropDialog({ file, confirmLabel, onCropped, onFailed, onClose }: CropDialogProps) {
  const image = useRef<HTMLImageElement>(null);
  const [url, setUrl] = useState<string | null>(null);
  const [shape, setShape] = useState<Shape>("square");
  const [area, setArea] = useState<PercentCrop | null>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    // The address belongs to this file and to this opening: it is made and taken back together.
    // oxlint-disable-next-line react/set-state-in-effect -- an object URL is an outside resource
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  const begin = (next: Shape) => {
    setShape(next);
    const { naturalWidth: width = 0, naturalHeight: height = 0 } = image.current ?? {};
    if (width > 0) setArea({ unit: "%", ...centredArea(aspectOf(next), { width, height }) });
  };
  const confirm = async () => {
    const element = image.current;
    if (!element || !area || isBusy) return;
    setBusy(true);
    try {
      onCropped(await cropFile(file, element, area));
    } catch {
      onFailed();
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title="Crop your picture"
      description="Move and size the frame with the pointer, or with the arrow keys while it has the focus."
      closeOnOverlay={false}
      busy={isBusy}
      footer={
        <>
          <Button onClick={onClose} disabled={isBusy}>
            Cancel
          </Button>
          <Button variant="primary" busy={isBusy} disabled={area === null} onClick={() => void confirm()}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Segments label="Shape" items={shapes} value={shape} onValueChange={begin} className="self-start" />
        {url ? (
          <ReactCrop
            crop={area ?? undefined}
            aspect={aspectOf(shape) ?? undefined}
            keepSelection
            minWidth={40}
            minHeight={40}
            ruleOfThirds
            ariaLabels={{
              cropArea: "Part of the picture that is kept. The arrow keys move it.",
              nwDragHandle: "Top left corner. The arrow keys size the frame.",
              nDragHandle: "Top edge",
              neDragHandle: "Top right corner",
              eDragHandle: "Right edge",
              seDragHandle: "Bottom right corner",
              sDragHandle: "Bottom edge",
              swDragHandle: "Bottom left corner",
              wDragHandle: "Left edge",
            }}
            onChange={(_, percent) => setArea(percent)}
            className="max-h-[max(8rem,min(28rem,88dvh-17.5rem))] self-center bg-sunken"
          >
            <img ref={image} src={url} alt="What you chose" onLoad={() => begin(shape)} onError={onFailed} />
          </ReactCrop>
        ) : null}
      </div>
    </Dialog>
  );
}
