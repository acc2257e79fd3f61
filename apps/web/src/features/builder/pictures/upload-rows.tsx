import { Link } from "@tanstack/react-router";
import { Button, Progress } from "@vitrine/ui";
import { CircleAlert, CloudOff, ImageOff, RotateCw, X } from "lucide-react";
import { useEffect, useState } from "react";
import { sizeWords } from "./file-rules.ts";
import type { Upload, Uploads } from "./uploads.ts";

const icon = { size: 16, strokeWidth: 1.75, "aria-hidden": true } as const;

/** Files on their way, each with how far it is or why it did not arrive. */
export function UploadRows({ list, uploads }: { list: readonly Upload[]; uploads: Uploads }) {
  if (list.length === 0) return null;
  return (
    <ul aria-label="Uploads" className="flex flex-col border-t border-line">
      {list.map((upload) => (
        <UploadRow key={upload.key} upload={upload} uploads={uploads} />
      ))}
    </ul>
  );
}

function UploadRow({ upload, uploads }: { upload: Upload; uploads: Uploads }) {
  const { key, file, state } = upload;
  const canRetry = state.kind === "offline" || (state.kind === "failed" && state.canRetry);
  return (
    <li className="flex items-center gap-3 border-b border-line py-2">
      <Thumbnail file={file} />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <p className="flex gap-2 text-label">
          <span className="truncate">{file.name}</span>
          <span className="shrink-0 text-caption text-muted tabular-nums">{sizeWords(file.size)}</span>
        </p>
        <State upload={upload} />
      </div>
      {canRetry ? (
        <Button
          size="small"
          icon={<RotateCw {...icon} />}
          aria-label={`Try again: ${file.name}`}
          onClick={() => uploads.retry(key)}
        >
          Try again
        </Button>
      ) : null}
      <Button
        variant="quiet"
        size="small"
        iconOnly
        aria-label={state.kind === "failed" ? `Forget ${file.name}` : `Cancel ${file.name}`}
        icon={<X {...icon} />}
        onClick={() => uploads.cancel(key)}
      />
    </li>
  );
}

function State({ upload: { file, state } }: { upload: Upload }) {
  switch (state.kind) {
    case "waiting":
      return <p className="text-caption text-muted">Waits for its turn</p>;
    case "sending":
      return state.share < 1 ? (
        <Progress value={Math.round(state.share * 100)} label={`Upload of ${file.name}`} />
      ) : (
        <p className="text-caption text-muted">Is being prepared in its sizes…</p>
      );
    case "offline":
      return (
        <p role="status" className="flex items-start gap-1.5 text-caption text-warn">
          <CloudOff {...icon} className="mt-px shrink-0" />
          No connection. It is kept here and goes on when you are back online.
        </p>
      );
    case "failed":
      return (
        <p role="alert" className="flex items-start gap-1.5 text-caption text-danger">
          <CircleAlert {...icon} className="mt-px shrink-0" />
          <span className="min-w-0 wrap-anywhere">
            {state.message}{" "}
            {state.needsRoom ? (
              <Link to="/subscription/plans" className="underline">
                See plans
              </Link>
            ) : null}
          </span>
        </p>
      );
  }
}

/** The file itself, small; a sign for one that the browser cannot draw. */
function Thumbnail({ file }: { file: File }) {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!file.type.startsWith("image/") || !("createObjectURL" in URL)) return;
    const made = URL.createObjectURL(file);
    // The address belongs to this file: it is made and taken back together.
    // oxlint-disable-next-line react/set-state-in-effect -- an object URL is an outside resource
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return (
    <span aria-hidden className="size-12 shrink-0 overflow-hidden bg-sunken">
      {url ? (
        <img src={url} alt="" className="size-full object-cover opacity-60" onError={() => setUrl(null)} />
      ) : (
        <ImageOff {...icon} size={20} className="m-3.5 text-muted" />
      )}
    </span>
  );
}
