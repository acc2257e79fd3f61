import { Button, Tooltip } from "@vitrine/ui";
import { Moon, Sun, SunMoon } from "lucide-react";

/** Colours of the site in the preview: as the visitor's device has them, light or dark. */
export type Scheme = "auto" | "light" | "dark";

const icon = { size: 16, strokeWidth: 1.75, "aria-hidden": true } as const;

const schemes = {
  auto: { words: "as the device", icon: <SunMoon {...icon} />, next: "light" },
  light: { words: "light", icon: <Sun {...icon} />, next: "dark" },
  dark: { words: "dark", icon: <Moon {...icon} />, next: "auto" },
} as const satisfies Record<Scheme, unknown>;

/** Shows the site in the next of its colour schemes; the site itself stays as it is. */
export function SchemeButton({ scheme, onChange }: { scheme: Scheme; onChange: (scheme: Scheme) => void }) {
  const shown = schemes[scheme];
  return (
    <Tooltip text={`Colours: ${shown.words}`}>
      <Button
        variant="quiet"
        size="small"
        iconOnly
        className="max-lg:min-h-11 max-lg:min-w-11"
        aria-label={`Preview colours: ${shown.words}`}
        icon={shown.icon}
        onClick={() => onChange(shown.next)}
      />
    </Tooltip>
  );
}
