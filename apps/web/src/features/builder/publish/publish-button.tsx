import { Button } from "@vitrine/ui";
import { Share2, Upload } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { PublishDialogProps } from "./publish-dialog.tsx";

const PublishDialog = lazy(async () => ({ default: (await import("./publish-dialog.tsx")).PublishDialog }));
const icon = { size: 16, strokeWidth: 1.75, "aria-hidden": true } as const;

/** Beside Save: publishes a site that is not public, and shares one that is. */
export function PublishButton(props: Omit<PublishDialogProps, "onClose">) {
  const [isOpen, setOpen] = useState(false);
  const isPublished = props.website.status === "published";
  return (
    <>
      <Button
        size="small"
        className="max-lg:min-h-11"
        icon={isPublished ? <Share2 {...icon} /> : <Upload {...icon} />}
        onClick={() => setOpen(true)}
      >
        <span className="max-[26rem]:sr-only">{isPublished ? "Share" : "Publish"}</span>
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <PublishDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
