import type { PrivateLink, WebsiteSection } from "@vitrine/model";
import { Badge, Button, ConfirmDialog } from "@vitrine/ui";
import { Copy, ExternalLink, QrCode, Trash2 } from "lucide-react";
import { useState } from "react";
import { copyText } from "../../../lib/copy-text.ts";
import { QrBlock } from "../publish/qr-block.tsx";
import { openedWords, shownWords, untilWords } from "./link-words.ts";
import type { LinkActions } from "./use-private-links.ts";

const icon = { size: 16, strokeWidth: 1.75, "aria-hidden": true } as const;

type LinkRowProps = { link: PrivateLink; sections: readonly WebsiteSection[]; actions: LinkActions };

/** A private link: for whom, what became of it, and what can be done with it. */
export function LinkRow({ link, sections, actions }: LinkRowProps) {
  const [isCoded, setCoded] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const { name, url, is_expired: isExpired } = link;
  const button = { variant: "quiet", size: "small", iconOnly: true, className: "max-md:size-11" } as const;
  return (
    <li className="flex flex-col gap-3 border-b border-line py-3 last:border-b-0">
      <div className="flex flex-wrap items-start gap-x-3 gap-y-1">
        <div className="min-w-0 flex-1 basis-56">
          <p className="flex flex-wrap items-center gap-2 text-label wrap-anywhere">
            {name}
            {isExpired ? <Badge tone="neutral">Ended</Badge> : null}
            {link.has_password ? <Badge tone="info">Password</Badge> : null}
          </p>
          <p className="text-caption text-muted">{openedWords(link)}</p>
          <p className="text-caption text-muted wrap-anywhere">
            {untilWords(link)} {shownWords(link, sections)}
          </p>
        </div>
        <div className="flex">
          {url && !isExpired ? (
            <>
              <Button
                {...button}
                aria-label={`Copy the link of ${name}`}
                icon={<Copy {...icon} />}
                onClick={() => void copyText(url, "Link copied")}
              />
              <Button
                {...button}
                aria-label={`QR code of ${name}`}
                aria-expanded={isCoded}
                icon={<QrCode {...icon} />}
                onClick={() => setCoded(!isCoded)}
              />
              <Button
                {...button}
                aria-label={`Open the link of ${name} in a new tab`}
                icon={<ExternalLink {...icon} />}
                onClick={() => window.open(url, "_blank", "noopener")}
              />
            </>
          ) : null}
          <Button
            {...button}
            aria-label={isExpired ? `Remove ${name} from the list` : `Revoke ${name}`}
            icon={<Trash2 {...icon} />}
            onClick={() => setAsking(true)}
          />
        </div>
      </div>
      {isCoded && url ? <QrBlock url={url} name={`link-${link.id}`} label={`QR code of ${name}`} /> : null}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={isExpired ? "Remove this link?" : "Revoke this link?"}
        message={
          isExpired
            ? `"${name}" and its count go from your list.`
            : `"${name}" leads nowhere at once, also for those who have it open and go on reading. It cannot be brought back; a new link gets a new address.`
        }
        confirmLabel={isExpired ? "Remove" : "Revoke"}
        destructive
        busy={actions.isRevoking}
        onConfirm={() => void actions.revoke(link).then(() => setAsking(false))}
      />
    </li>
  );
}
