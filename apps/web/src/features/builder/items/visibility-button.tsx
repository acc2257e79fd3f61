import { Button } from "@vitrine/ui";
import { Eye, EyeOff } from "lucide-react";

const icon = { size: 16, strokeWidth: 1.75, "aria-hidden": true } as const;

type VisibilityButtonProps = { title: string; visible: boolean; onChange: (visible: boolean) => void };

/** The eye of a row: open for what the site shows, struck through for what it keeps back. */
export function VisibilityButton({ title, visible, onChange }: VisibilityButtonProps) {
  return (
    <Button
      variant="quiet"
      size="small"
      iconOnly
      aria-label={visible ? `Hide ${title}` : `Show ${title}`}
      title={visible ? "On your site" : "Hidden from your site"}
      icon={visible ? <Eye {...icon} /> : <EyeOff {...icon} />}
      className={`shrink-0 max-md:size-11 ${visible ? "text-muted hover:text-ink" : "text-warn"}`}
      onClick={() => onChange(!visible)}
    />
  );
}
