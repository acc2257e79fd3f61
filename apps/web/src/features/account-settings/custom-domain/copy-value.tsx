import { Button, Tooltip, toast } from "@vitrine/ui";
import { Copy } from "lucide-react";

type CopyValueProps = { label: string; value: string; /** Of what it is, for the button's name. */ of: string };

/** One value to carry over to another website, with a button that copies it. */
export function CopyValue({ label, value, of }: CopyValueProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      toast.success(`${label} copied`);
    } catch {
      toast.error("It could not be copied. Select it and copy it by hand.");
    }
  };
  return (
    <div className="flex min-w-0 items-center gap-x-3">
      <dt className="w-12 shrink-0 text-caption text-muted">{label}</dt>
      <dd className="flex min-w-0 flex-1 items-center justify-between gap-2">
        <code className="min-w-0 font-text tabular-nums py-1 text-app leading-snug wrap-anywhere">{value}</code>
        <Tooltip text="Copy">
          <Button
            variant="quiet"
            size="small"
            iconOnly
            aria-label={`Copy the ${label.toLowerCase()} of the ${of} record`}
            icon={<Copy size={16} strokeWidth={1.75} aria-hidden="true" />}
            onClick={() => void copy()}
          />
        </Tooltip>
      </dd>
    </div>
  );
}
