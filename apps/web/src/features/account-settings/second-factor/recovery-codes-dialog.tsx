import { Button, Dialog, toast } from "@vitrine/ui";
import { Copy, Download } from "lucide-react";
import { useSession } from "../../../lib/session/session-store.ts";

const icon = { size: 16, strokeWidth: 1.75, "aria-hidden": true } as const;

/** Shows recovery codes, once. Only its own buttons close it, so that a slip loses nothing. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { user } = useSession();
  const text = `Recovery codes of ${user?.email ?? "your account"} at Vitrine\nEach works once.\n\n${codes.join("\n")}\n`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success("Codes copied");
    } catch {
      toast.error("The codes could not be copied. Download them, or write them down.");
    }
  };
  const address = `data:text/plain;charset=utf-8,${encodeURIComponent(text)}`;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      onlyButtonsClose
      size="small"
      title="Keep your recovery codes"
      description="They are not shown again. Each signs you in once when your phone and passkeys are lost."
      footer={
        <>
          <Button icon={<Copy {...icon} />} onClick={() => void copy()}>
            Copy
          </Button>
          <Button variant="primary" onClick={onClose}>
            I have kept them
          </Button>
        </>
      }
    >
      <ul className="flex flex-col gap-1" aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code} className="font-mono text-label tabular-nums">
            {code}
          </li>
        ))}
      </ul>
      <a
        href={address}
        download="vitrine-recovery-codes.txt"
        className="mt-4 inline-flex min-h-10 items-center gap-2 text-brand underline underline-offset-4"
      >
        <Download {...icon} />
        Download as a file
      </a>
    </Dialog>
  );
}
