import { Button } from "@vitrine/ui";
import { Download } from "lucide-react";
import { qrSvg, saveQrPng, saveQrSvg } from "./qr-files.ts";

const icon = { size: 16, strokeWidth: 1.75, "aria-hidden": true } as const;

/** The code of an address, and its files. */
export function QrBlock({ url, name, label }: { url: string; name: string; label: string }) {
  return (
    <div className="flex w-40 shrink-0 flex-col gap-2">
      <img
        src={`data:image/svg+xml,${encodeURIComponent(qrSvg(url))}`}
        alt={label}
        width={160}
        height={160}
        className="rounded-m border border-line bg-white"
      />
      <div className="flex gap-2">
        <Button
          size="small"
          className="max-md:min-h-11"
          icon={<Download {...icon} />}
          onClick={() => saveQrSvg(url, `qr-${name}`)}
        >
          SVG
        </Button>
        <Button size="small" className="max-md:min-h-11" onClick={() => void saveQrPng(url, `qr-${name}`)}>
          PNG
        </Button>
      </div>
    </div>
  );
}
