import { Button, Menu, MenuItem } from "@vitrine/ui";
import { Monitor, Moon, Sun } from "lucide-react";
import { setTheme, useTheme } from "../lib/theme.ts";

const choices = [
  { value: "light", label: "Light", Icon: Sun },
  { value: "dark", label: "Dark", Icon: Moon },
  { value: "system", label: "As the system", Icon: Monitor },
] as const;

/** Light, dark or the system's mode, in a menu behind one icon. */
export function ThemeControl() {
  const theme = useTheme();
  const current = choices.find((choice) => choice.value === theme) ?? choices[2];
  return (
    <Menu
      trigger={
        <Button variant="quiet" iconOnly aria-label={`Theme: ${current.label}`}>
          <current.Icon size={18} strokeWidth={1.75} aria-hidden="true" />
        </Button>
      }
    >
      {choices.map(({ value, label, Icon }) => (
        <MenuItem
          key={value}
          selected={value === theme}
          icon={<Icon size={16} strokeWidth={1.75} aria-hidden="true" />}
          onSelect={() => setTheme(value)}
        >
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}
